import { type LinkProps, Link as RouterLink } from 'react-router-dom'

/** A link to a page of this site, followed without loading a document. */
export function Link(props: LinkProps) {
  // The router marks links for a route discovery that this site does not use: a hundred useless attributes a page.
  return <RouterLink discover="none" {...props} />
}
