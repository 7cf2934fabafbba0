import { type ComponentProps, createContext, type MouseEvent, use } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** A page of this site: an absolute path, with query and hash if there are any. */
  to: string
}

/** Shows a page of this site without loading a document, if the click asks for that. */
export type Follow = (event: MouseEvent, to: string) => void

/** The browser follows the links of what stands outside the app. */
export const FollowContext = createContext<Follow>(() => {})

/**
 * A link to a page of this site, followed without loading a document. The router's own link renders again with every
 * change of the address, and a page has some eighty.
 */
export function Link({ to, onClick, ...rest }: Props) {
  const follow = use(FollowContext)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event, to)
  }
  return <a {...rest} href={to} onClick={handleClick} />
}
