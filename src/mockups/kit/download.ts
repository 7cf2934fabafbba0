import { attempt } from '../../attempt'

/** How long the browser has to begin reading a file, in ms. */
const KEPT = 10_000

/**
 * Hands a text to the browser as a file to save. It is made in the page, and nothing is sent.
 * @param type its media type
 */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  attempt(() => {
    const address = URL.createObjectURL(new Blob([text], { type }))
    Object.assign(document.createElement('a'), { href: address, download: name }).click()
    setTimeout(() => URL.revokeObjectURL(address), KEPT)
  })
}
