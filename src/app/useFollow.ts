import { useCallback, useLayoutEffect, useRef } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import type { Follow } from '../theme/Link'
import { isFile } from './usePrefetch'

/**
 * Returns the click handler of the site's links. It is always the same function, so components with links need not render
 * again when the address changes.
 * @param at the path of the page that is shown. Where the address bar has another one, that page is on its way, and a second
 * click on its link loads its document.
 * @param foreign whether the site is behind a path prefix, as in a web archive: the browser then follows the links
 */
export function useFollow(at: string, foreign: boolean): Follow {
  const navigate = useNavigate()
  const here = createPath(useLocation())
  const latest = useRef({ navigate, here, at, foreign })
  useLayoutEffect(() => {
    latest.current = { navigate, here, at, foreign }
  })
  return useCallback<Follow>((event, to) => {
    const { button, detail, metaKey, altKey, ctrlKey, shiftKey } = event
    const { navigate, here, at, foreign } = latest.current
    // The browser handles these clicks: it opens the link in a new tab or window, or downloads it.
    if (foreign || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
    const path = to.replace(/[?#].*/, '')
    if (isFile(path)) return
    event.preventDefault()
    const isPending = path !== at && path === window.location.pathname
    // The second click of a double click is part of the first.
    if (isPending && detail > 1) return
    navigate(to, { replace: to === here || isPending })
    if (isPending) window.location.reload()
  }, [])
}
