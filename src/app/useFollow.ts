import { useCallback, useLayoutEffect, useRef } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import type { Follow } from '../theme/Link'

/**
 * Returns the click handler of the site's links. It is always the same function, so components with links need not render
 * again when the address changes.
 */
export function useFollow(): Follow {
  const navigate = useNavigate()
  const here = createPath(useLocation())
  const latest = useRef({ navigate, here })
  useLayoutEffect(() => {
    latest.current = { navigate, here }
  })
  return useCallback((event, to) => {
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event
    // The browser handles these clicks: it opens the link in a new tab or window, or downloads it.
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
    event.preventDefault()
    const { navigate, here } = latest.current
    navigate(to, { replace: to === here })
  }, [])
}
