import { useCallback, useLayoutEffect, useRef } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import type { Follow } from '../theme/Link'

/**
 * Returns the click handler of the site's links. It is always the same function, so components with links need not render
 * again when the address changes.
 * @param pending the path of the page that is on its way: a second click on its link loads the document; null if there is none
 * @param foreign whether the site is behind a path prefix, as in a web archive: the browser then follows the links
 */
export function useFollow(pending: string | null, foreign: boolean): Follow {
  const navigate = useNavigate()
  const here = createPath(useLocation())
  const latest = useRef({ navigate, here, pending, foreign })
  useLayoutEffect(() => {
    latest.current = { navigate, here, pending, foreign }
  })
  return useCallback<Follow>((event, to) => {
    const { button, detail, metaKey, altKey, ctrlKey, shiftKey } = event
    const { navigate, here, pending, foreign } = latest.current
    // The browser handles these clicks: it opens the link in a new tab or window, or downloads it.
    if (foreign || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
    event.preventDefault()
    const isPending = pending !== null && to.replace(/[?#].*/, '') === pending
    // The second click of a double click is part of the first.
    if (isPending && detail > 1) return
    navigate(to, { replace: to === here || isPending })
    if (isPending) window.location.reload()
  }, [])
}
