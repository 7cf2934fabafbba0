/** How long a visitor waits for the answer to a form, in ms. */
export const PATIENCE = 20_000

/**
 * Returns a signal that aborts after a time; undefined in a browser that has no such signals, where a request then takes as
 * long as the browser lets it. Made by a timer, because `AbortSignal.timeout` is missing in browsers from before 2023.
 * @param ms the time in ms
 */
export function signalAfter(ms: number): AbortSignal | undefined {
  try {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  } catch {
    return undefined
  }
}
