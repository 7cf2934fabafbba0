// Hostile requests, and the answer that each must get.
import { gzipSync } from 'node:zlib'
import { LARGEST_BODY } from '../../src/relay/limits'
import { visitor } from './visitor'

const SENT = "Message sent successfully! We'll get back to you soon.\n"
const FAILED = 'Failed to send message. Please try again or contact us directly.'
export const UUID = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
const HOST = 'qafila.example'

type Request = {
  method?: string
  path?: string
  headers?: Record<string, string | null>
  body?: string
  chunked?: boolean
}

const fields = { ...visitor }
const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'

const pairs = (change: Record<string, string> = {}) => new URLSearchParams({ ...fields, ...change }).toString()
const part = (name: string, value: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const parts = (change: Record<string, string> = {}) =>
  Object.entries({ ...fields, ...change })
    .map(([name, value]) => part(name, value))
    .join('')
const END = '--x--\r\n'

let sender = 0

/** Writes a request as HTTP text. A header that is null is left out. Every request claims a different client address. */
export function write({
  method = 'POST',
  path = '/api/contact',
  headers = {},
  body = pairs(),
  chunked = false,
}: Request): string {
  sender += 1
  const address = `10.0.${sender >> 8}.${sender & 255}`
  const all: Record<string, string | null> = {
    Host: HOST,
    Accept: 'application/json',
    Connection: 'close',
    'X-Forwarded-For': address,
    'CF-Connecting-IP': address,
    'Content-Type': URLENCODED,
    ...(chunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(body.length) }),
    ...headers,
  }
  const head = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : `${name}: ${value}\r\n`))
  const sent = chunked ? `${chunksOf(body)}0\r\n\r\n` : body
  return `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${sent}`
}

export const chunksOf = (body: string) =>
  (body.match(/.{1,4096}/gs) ?? []).map(chunk => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')

const multipart = (body: string, headers: Record<string, string> = {}): Request => ({
  body,
  headers: { 'Content-Type': MULTIPART, ...headers },
})
const from = (headers: Record<string, string | null>): Request => ({ headers })
const plain = (request: Request): Request => ({
  ...request,
  headers: { ...request.headers, Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
})

/** The expected answer: the status and error for the page's script; for a form without JavaScript, the text. */
export type Expected = {
  status: number
  error?: string
  text?: string
  headers?: Record<string, string>
}
type Row = [reason: string, request: Request | Request[], expected: Expected, kept: number]

const OK: Expected = { status: 202 }
export const refused = (status: number, error = FAILED): Expected => ({ status, error })

const injection = 'x\r\nBcc: victim@example.com\r\n\r\nBuy this'
const half = (text: string) => text.slice(0, text.length / 2)
const numbered = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`X-${i}`, 'x']))
const many = (count: number) => Array.from({ length: count }, (_, i) => part(`f${i}`, '')).join('')

export const rows: Row[] = [
  // Requests that must work
  ['a message', {}, OK, 1],
  ['a message in parts', multipart(parts() + END), OK, 1],
  ['a message in chunks', { chunked: true }, OK, 1],
  ['a message without JavaScript', plain({}), { status: 202, text: SENT }, 1],
  ['a message without JavaScript, posted again', [plain({}), plain({})], { status: 202, text: SENT }, 1],
  ['a subscription', { path: '/api/subscribe', body: 'email=a%40b.co' }, OK, 1],
  ['a message from this site', from({ 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }), OK, 1],
  ['a message from this site in an old browser', from({ Origin: `https://${HOST}` }), OK, 1],
  ['a query that nobody reads', { path: '/api/contact?fullName=x' }, OK, 1],

  // Other sites
  ['from another site', from({ 'Sec-Fetch-Site': 'cross-site' }), refused(403), 0],
  ['from a sibling domain', from({ 'Sec-Fetch-Site': 'same-site' }), refused(403), 0],
  ['from a site that no browser knows', from({ 'Sec-Fetch-Site': 'x' }), refused(403), 0],
  ['from another origin', from({ Origin: 'https://evil.example' }), refused(403), 0],
  ['from an origin that ends like this one', from({ Origin: `https://evil-${HOST}` }), refused(403), 0],
  ['from another port', from({ Origin: `https://${HOST}:8443` }), refused(403), 0],
  ['from an opaque origin', from({ Origin: 'null' }), refused(403), 0],
  ['from an origin that is no URL', from({ Origin: '///' }), refused(403), 0],
  [
    'from another site with our origin',
    from({ 'Sec-Fetch-Site': 'cross-site', Origin: `https://${HOST}` }),
    refused(403),
    0,
  ],
  [
    'from another site without JavaScript',
    plain(from({ 'Sec-Fetch-Site': 'cross-site' })),
    { status: 403, text: `${FAILED}\n` },
    0,
  ],
  [
    'a subscription from another site',
    { path: '/api/subscribe', ...from({ Origin: 'https://evil.example' }) },
    refused(403),
    0,
  ],

  // Types
  ['JSON', { body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } }, refused(415), 0],
  ['plain text, as a foreign form may post', { headers: { 'Content-Type': 'text/plain' } }, refused(415), 0],
  ['no type', { headers: { 'Content-Type': null } }, refused(415), 0],
  ['an empty type', { headers: { 'Content-Type': '' } }, refused(415), 0],
  ['a type that begins like a form', { headers: { 'Content-Type': 'multipart/form-data-x' } }, refused(415), 0],
  ['a form hidden in a parameter', { headers: { 'Content-Type': `text/plain; x=${URLENCODED}` } }, refused(415), 0],
  [
    'a compressed body',
    { body: gzipSync(pairs()).toString('latin1'), headers: { 'Content-Encoding': 'gzip' } },
    refused(400),
    0,
  ],

  // Sizes
  ['a length over the limit', { body: '', headers: { 'Content-Length': String(LARGEST_BODY + 1) } }, refused(413), 0],
  ['a length of a terabyte', { body: '', headers: { 'Content-Length': '1099511627776' } }, refused(413), 0],
  ['a body over the limit', { body: pairs({ message: 'x'.repeat(LARGEST_BODY) }) }, refused(413), 0],
  [
    'a body over the limit in chunks',
    { chunked: true, body: pairs({ message: 'x'.repeat(LARGEST_BODY) }) },
    refused(413),
    0,
  ],
  ['a megabyte in chunks', { chunked: true, body: pairs({ message: 'x'.repeat(1_000_000) }) }, refused(413), 0],
  [
    'a field over its length',
    { body: pairs({ company: 'x'.repeat(60_000) }) },
    refused(422, 'Company is longer than 200 characters'),
    0,
  ],
  [
    'a field over its length, without JavaScript',
    plain({ body: pairs({ message: 'x'.repeat(20_001) }) }),
    { status: 422, text: 'Message is longer than 20,000 characters\n' },
    0,
  ],
  ['the longest message', { body: pairs({ message: '旅'.repeat(20_000) }) }, OK, 1],
  [
    'an email that slow patterns choke on',
    { body: pairs({ email: `${'a@'.repeat(15_000)}` }) },
    refused(422, 'Please enter a valid email address'),
    0,
  ],

  // Broken bodies
  ['an empty multipart', multipart(''), refused(400), 0],
  ['a multipart without parts', multipart(END), refused(422, 'Full name is required'), 0],
  ['no boundary in the type', multipart(parts() + END, { 'Content-Type': 'multipart/form-data' }), refused(400), 0],
  [
    'another boundary',
    multipart(parts() + END, { 'Content-Type': 'multipart/form-data; boundary=y' }),
    refused(400),
    0,
  ],
  ['a multipart without its end', multipart(parts()), refused(400), 0],
  ['half a multipart', multipart(half(parts())), refused(400), 0],
  ['half a multipart in chunks', { ...multipart(half(parts())), chunked: true }, refused(400), 0],
  ['bare line feeds', multipart((parts() + END).replaceAll('\r', '')), refused(400), 0],
  [
    'a part without a name',
    multipart(`${parts()}--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n${END}`),
    refused(400),
    0,
  ],
  ['a part without a header', multipart(`${parts()}--x\r\n\r\n1\r\n${END}`), refused(400), 0],
  ['text after the end', multipart(`${parts()}${END}${parts()}`), refused(400), 0],
  ['a multipart in a multipart', multipart(parts({ message: parts() }) + END), refused(400), 0],
  [
    'an encoded part',
    multipart(parts() + part('x', 'eA==', '\r\nContent-Transfer-Encoding: base64') + END),
    refused(400),
    0,
  ],
  ['percent signs of no use', { body: `${pairs()}&x=100%` }, refused(400), 0],
  ['an empty body', { body: '' }, refused(422, 'Full name is required'), 0],

  // Files
  ['a file for the message', multipart(`${part('message', 'x', '; filename="a.txt"')}${END}`), refused(400), 0],
  ['a file beside the fields', multipart(`${parts()}${part('cv', 'x', '; filename="a.exe"')}${END}`), refused(400), 0],
  ['a file without a name', multipart(`${parts()}${part('cv', 'x', '; filename=""')}${END}`), refused(400), 0],
  [
    'a file with an extended name',
    multipart(`${parts()}${part('cv', 'x', "; filename*=utf-8''a")}${END}`),
    refused(400),
    0,
  ],
  ['a typed part', multipart(`${parts()}${part('cv', 'x', '\r\nContent-Type: image/png')}${END}`), refused(400), 0],

  // Injection
  ['a header in the name', { body: pairs({ fullName: injection }) }, OK, 1],
  [
    'a header in the email',
    { body: pairs({ email: `a@b.co${injection}` }) },
    refused(422, 'Please enter a valid email address'),
    0,
  ],
  [
    'a header in the email after a line break alone',
    { body: pairs({ email: 'a@b.co\nBcc:c@d.co' }) },
    refused(422, 'Please enter a valid email address'),
    0,
  ],
  ['a header in the company', { body: pairs({ company: injection }) }, OK, 1],
  ['a header in the phone', { body: pairs({ mobilePhone: injection }) }, OK, 1],
  ['a header in the message', { body: pairs({ message: injection }) }, OK, 1],
  ['a header in the id', { body: pairs({ id: `${UUID}\r\nBcc: c@d.co` }) }, OK, 1],
  ['a header in the name of a field', { body: `${pairs()}&a%0D%0ABcc%3A=1` }, OK, 1],
  ['two addresses', { body: pairs({ email: 'a@b.co,c@d.co' }) }, refused(422, 'Please enter a valid email address'), 0],
  [
    'markup in every field',
    { body: pairs({ fullName: '<b>"&\'', company: '<script>', mobilePhone: '<i>', message: '<img src=x>' }) },
    OK,
    1,
  ],
  ['direction overrides', { body: pairs({ fullName: 'a\u202eb\u2066c', company: '\u200fd' }) }, OK, 1],
  ['a path for an id', { body: pairs({ id: '../../../etc/passwd' }) }, OK, 1],

  // Fields
  ['two names', { body: `${pairs()}&fullName=Eve` }, refused(400), 0],
  ['two messages in parts', multipart(parts() + part('message', 'x') + END), refused(400), 0],
  ['two ids', { body: `${pairs({ id: UUID })}&id=${UUID}` }, refused(400), 0],
  ['thousands of fields', { body: Array.from({ length: 5000 }, (_, i) => `f${i}=1`).join('&') }, refused(400), 0],
  ['a thousand parts', multipart(many(1000) + END), refused(400), 0],
  ['names that objects have', { body: `${pairs()}&__proto__=1&constructor=2&toString=3&hasOwnProperty=4` }, OK, 1],
  [
    'names that objects have, and no other',
    { body: '__proto__=x&constructor=x' },
    refused(422, 'Full name is required'),
    0,
  ],
  ['names with brackets', { body: 'fullName[]=x&fullName[a]=x' }, refused(422, 'Full name is required'), 0],
  ['a field that no visitor sees', { body: pairs({ subject: 'SEO' }) }, OK, 1],
  [
    'a field that no visitor sees, without JavaScript',
    plain({ body: pairs({ subject: 'SEO' }) }),
    { status: 202, text: SENT },
    1,
  ],

  // Characters
  ['bytes that are not UTF-8', multipart(parts({ message: '\xff\xfe' }) + END), refused(400), 0],
  ['bytes that are not UTF-8 in pairs', { body: `${pairs()}&x=\xff` }, refused(400), 0],
  ['percent-encoded bytes that are not UTF-8', { body: `${pairs()}&x=%FF` }, refused(400), 0],
  ['half of a surrogate pair', multipart(parts({ message: '\xed\xa0\x80' }) + END), refused(400), 0],
  ['half of a percent-encoded surrogate pair', { body: `${pairs()}&x=%ED%A0%80` }, refused(400), 0],
  ['an overlong line feed', multipart(parts({ fullName: 'a\xc0\x8aBcc: x' }) + END), refused(400), 0],
  ['null bytes', multipart(parts({ fullName: 'a\0b', message: '\0c' }) + END), OK, 1],
  ['nothing but null bytes', { body: pairs({ fullName: '\0\0' }) }, refused(422, 'Full name is required'), 0],
  ['control characters', { body: pairs({ fullName: 'a\x1b[31mb\x07', message: 'c\x1b[2J\x9bd' }) }, OK, 1],
  ['a byte order mark', multipart(parts({ fullName: '\xef\xbb\xbfNour' }) + END), OK, 1],
  ['signs beyond the basic plane', { body: pairs({ fullName: '😀'.repeat(100), message: '👩‍👩‍👧' }) }, OK, 1],

  // Methods and paths
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map(
    (method): Row => [
      `the method ${method}`,
      { method, body: '', headers: { 'Content-Length': null, 'Content-Type': null } },
      { ...refused(405, method === 'HEAD' ? '' : FAILED), headers: { Allow: 'POST' } },
      0,
    ],
  ),
  [
    'a method in a header',
    { method: 'GET', body: '', headers: { 'X-HTTP-Method-Override': 'POST', 'Content-Length': null } },
    { ...refused(405), headers: { Allow: 'POST' } },
    0,
  ],
  ['an unknown path', { path: '/api/contacts' }, refused(404), 0],
  ['no path', { path: '/api/' }, refused(404), 0],
  ['a path that goes on', { path: '/api/contact/' }, refused(404), 0],
  ['a path in capitals', { path: '/api/CONTACT' }, refused(404), 0],
  ['an encoded path', { path: '/api/%63ontact' }, refused(404), 0],
  ['a path with a null byte', { path: '/api/contact%00' }, refused(404), 0],
  ['a path that climbs and comes back', { path: '/api/../etc/../api/contact' }, OK, 1],

  // Headers
  ['eight kilobytes of headers', from({ Cookie: 'x'.repeat(8192) }), OK, 1],
  ['a hundred headers', from(numbered(100)), OK, 1],
  ['a client that asks first', from({ Expect: '100-continue' }), OK, 1],
  ['an id that was used before', [{ body: pairs({ id: UUID }) }, { body: pairs({ id: UUID }) }], OK, 1],
  [
    'an id that was used before, for other words',
    [{ body: pairs({ id: UUID }) }, { body: pairs({ id: UUID, message: 'SECOND' }) }],
    OK,
    2,
  ],
  [
    'nothing but signs that no font draws',
    { body: pairs({ fullName: '\u200b\u3164\u2800' }) },
    refused(422, 'Full name is required'),
    0,
  ],
  ['an encoded word in the name', { body: pairs({ fullName: '=?utf-8?B?TmFtZSDigK5tb2M=?=' }) }, OK, 1],
]

// Requests that the engines refuse themselves, each with its own status; 0 means that the connection is closed. workerd
// accepts headers of any size, so there the relay refuses them.
export const malformed: [reason: string, text: string, onNode: number, onWorkerd: number][] = [
  ['a gigantic header', write(from({ Cookie: 'x'.repeat(200_000) })), 431, 431],
  ['ten thousand headers', write(from(numbered(10_000))), 431, 431],
  ['two lengths', write(from({ 'content-length': '3' })), 400, 400],
  ['a length and chunks', write(from({ 'Transfer-Encoding': 'chunked' })), 400, 400],
  ['a length below zero', write(from({ 'Content-Length': '-1' })), 400, 400],
  ['a length that is no number', write(from({ 'Content-Length': 'x' })), 400, 400],
  ['a chunk without a length', write(from({ 'Transfer-Encoding': 'chunked', 'Content-Length': null })), 400, 400],
  ['a header with a null byte', write(from({ 'X-Null': 'a\0b' })), 400, 400],
  ['a bare line feed in a header', write(from({ 'X-Feed': 'a\nTransfer-Encoding: chunked' })), 400, 400],
  ['no HTTP at all', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n', 400, 400],
  ['an unknown method', write({ method: 'BREW' }), 400, 501],
  ['a method that requests refuse', write({ method: 'TRACE' }), 400, 405],
  ['a tunnel', write({ method: 'CONNECT', path: `${HOST}:443` }), 0, 500],
]
