/** After how many ms the rest of a page is drawn, if the browser reports no frame until then. */
const NO_FRAME = 1000

/**
 * Calls `run` after the next frame is drawn; at once if no frames are drawn, as in a background tab.
 * @returns a function that cancels the call
 */
export function afterFrame(run: () => void): () => void {
  let frame = 0
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const end = () => {
    cancel()
    run()
  }
  const timer = setTimeout(end, document.hidden ? 0 : NO_FRAME)
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(end)
  })
  return cancel
}
