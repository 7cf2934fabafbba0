/**
 * Parses the body of a posted form identically on every engine, so that no message is altered. The engines' own
 * `formData()` implementations disagree about malformed bodies: workerd treats a file without a name as text and reads
 * `100%` as `100`; Node decodes base64.
 */

/** The limit of fields in a form: far more than the site's forms have, and few enough to parse cheaply. */
const MOST_FIELDS = 50

const MULTIPART = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]+)"|([^\s;"]+))/i
const URLENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
/**
 * The header that a browser writes before a text value (RFC 7578 section 4.2). It does not match a file's, which has more
 * parameters or a Content-Type.
 */
const PART = /^\r\ncontent-disposition: *form-data; *name="([^"\r\n]*)"\r\n\r\n/i

/** Whether a Content-Type is one of the two form encodings that `parseForm` reads. */
export const isFormType = (type: string): boolean =>
  /^multipart\/form-data\s*(?:;|$)/i.test(type) || URLENCODED.test(type)

/**
 * Returns the fields of a form by name; null when the body is not valid UTF-8, is incomplete, or holds a file, a repeated
 * field or too many fields.
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

/** Splits a multipart body (RFC 2046 section 5.1.1). Refuses text before and after the parts, which no browser writes. */
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

/** Parses application/x-www-form-urlencoded like the URL standard, but throws on malformed escapes instead of guessing. */
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
