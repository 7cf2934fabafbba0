import { type ComponentProps, createContext, type MouseEvent, use } from 'react'
import { addressIn, type Base } from '../edition'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** A page of this site: its route, with query and hash if any; or a place on this page. */
  to: string
}

/** The first part of the addresses of the language that is shown. */
export const BaseContext = createContext<Base>('')

/** Shows a page of this site without loading a document, unless the click asks for a new tab or the like. */
export type Follow = (event: MouseEvent, to: string) => void

/** Does nothing by default: outside the app, the browser follows links itself. */
export const FollowContext = createContext<Follow>(() => {})

/**
 * A link to a page of this site, followed without loading a document. The router's own link would render again with every
 * change of the address, and a page has about eighty links.
 */
export function Link({ to: route, onClick, ...rest }: Props) {
  const to = addressIn(use(BaseContext), route)
  const follow = use(FollowContext)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event, to)
  }
  return <a {...rest} href={to} onClick={handleClick} />
}
