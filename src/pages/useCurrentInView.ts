import { useEffect, useRef } from 'react'
import { afterFrame } from '../later/after-frame'

/**
 * Keeps the current entry of a list of contents in view, where the list is longer than the screen and scrolls by itself.
 * @returns the ref of the list
 */
export function useCurrentInView() {
  const contents = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!CSS.supports('selector(:target-current)')) return
    const follow = () => {
      const [list, entry] = [contents.current, contents.current?.querySelector(':target-current')]
      if (!list || !entry) return
      const [box, { top, bottom }] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
      if (top < box.top || bottom > box.bottom) list.scrollTop += top - box.top - box.height / 2
    }
    // The browser marks the current entry when it draws the frame.
    const followNextFrame = () => afterFrame(follow)
    const cancel = followNextFrame()
    document.addEventListener('scrollend', followNextFrame)
    return () => {
      cancel()
      document.removeEventListener('scrollend', followNextFrame)
    }
  }, [])
  return contents
}
