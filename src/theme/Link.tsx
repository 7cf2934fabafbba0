import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: string }

/**
 * A link to a page of this site, followed without loading a document. Made of the router's hooks, because its own
 * link also prefetches for data routes, which this site does not have: 4 kB, and state in every link.
 */
export function Link({ to, onClick, ...rest }: Props) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={href} onClick={handleClick} />
}
