import { useCallback, useLayoutEffect, useRef } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import type { Follow } from '../theme/Link'

/**
 * What the links of the site do when they are clicked. It stays the same function: what holds links need not render again
 * when the address changes.
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
    // The browser opens it in a tab or a window of its own, or downloads it.
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
    event.preventDefault()
    const { navigate, here } = latest.current
    navigate(to, { replace: to === here })
  }, [])
}
