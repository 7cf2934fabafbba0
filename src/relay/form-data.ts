/**
 * Reads the body of a posted form, for every engine alike. The engines' own `formData()` disagree about malformed bodies
 * (workerd takes a file without a name for a text and reads `100%` as `100`; Node decodes base64): on none of them may a
 * message change on its way.
 */

/** Far more than the forms have, far less than what would be work. */
const MOST_FIELDS = 50

const MULTIPART = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]+)"|([^\s;"]+))/i
const URLENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
/** What a browser writes before a value (RFC 7578 section 4.2). A file has more parameters or a type. */
const PART = /^\r\ncontent-disposition: *form-data; *name="([^"\r\n]*)"\r\n\r\n/i

/** Whether a Content-Type is that of a form. */
export const isFormType = (type: string): boolean =>
  /^multipart\/form-data\s*(?:;|$)/i.test(type) || URLENCODED.test(type)

/**
 * The fields of a form by name; null when the body is not UTF-8, not whole, holds a file, a field twice or too many.
 * @param type the Content-Type of the body
 */
export function parseForm(type: string, body: Uint8Array): ReadonlyMap<string, string> | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
    const boundary = MULTIPART.exec(type)
    const entries = boundary ? parts(text, boundary[1] ?? boundary[2] ?? '') : URLENCODED.test(type) && pairs(text)
    if (!entries || entries.length > MOST_FIELDS) return null
    const fields = new Map(entries)
    return fields.size === entries.length ? fields : null
  } catch {
    // Malformed UTF-8, in the bytes or percent-encoded.
    return null
  }
}

type Entries = [name: string, value: string][]

/** RFC 2046 section 5.1.1, without the text before and after the parts, which no browser writes. */
function parts(text: string, boundary: string): Entries | null {
  const [before, ...parts] = `\r\n${text}`.split(`\r\n--${boundary}`)
  const end = parts.pop()
  if (before !== '' || (end !== '--' && end !== '--\r\n')) return null
  const entries: Entries = []
  for (const part of parts) {
    const head = PART.exec(part)
    if (!head) return null
    entries.push([head[1] ?? '', part.slice(head[0].length)])
  }
  return entries
}

/** The URL standard's application/x-www-form-urlencoded, but throws where that would guess. */
function pairs(text: string): Entries {
  const decode = (value: string) => decodeURIComponent(value.replaceAll('+', ' '))
  return text
    .split('&')
    .filter(pair => pair !== '')
    .map(pair => {
      const end = pair.indexOf('=')
      return end === -1 ? [decode(pair), ''] : [decode(pair.slice(0, end)), decode(pair.slice(end + 1))]
    })
}
