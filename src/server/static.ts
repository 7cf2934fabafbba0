/**
 * Serves the built site from memory; files of a very large site that have no room there are read from the disk. A request
 * is looked up in a Map of the files that existed at the start, so no path of a request ever reaches the disk.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { headersFor, parseRules, withoutTls } from '../hosts/headers'
import { TYPES } from '../hosts/types'
import { holdFiles, type Variant } from './file-cache'
import { type Range, rangeOf } from './range'

/** The response headers of a path by `_headers`: for requests that came over TLS, and for others. */
type HostHeaders = { secure: Headers; plain: Headers }

type File = {
  type: string
  isPage: boolean
  headers: HostHeaders
  plain: Variant
  /** The compressed copies by content coding, the best first. */
  encoded: [coding: 'br' | 'gzip', variant: Variant][]
}

/** The further extension of a file's compressed copy (`about.html.br`), and its content coding. */
const SIBLINGS = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const

const NOT_FOUND = '/404'
const HEADERS = '/_headers'

const isOther = (path: string): boolean => /^\/[^/]+\/404$/.test(path)

/** How many bytes of files are kept in memory: enough for a whole site of a thousand pages. */
const ROOM = 128 * 2 ** 20

/**
 * Returns the folder of the built site: the `dist` beside the running script, where `npm run pack` puts it, or else the one
 * in the working directory.
 */
export function siteFolder(): string {
  const packed = fileURLToPath(new URL('dist', import.meta.url))
  return existsSync(packed) ? packed : 'dist'
}

/**
 * Reads the folder of a built site and returns a function that answers GET and HEAD from it: `/about` is about.html, an
 * unknown path gets 404.html with status 404, below a folder with a 404.html of its own that one, another method 405. A page
 * has one address, because the browser's router knows no other: every path that means the same page (`/about/`, `/about.html`,
 * `//about`, `/%61bout`) is redirected to it (308). The folder's `_headers`, which is not served, gives the response headers by
 * path; paths without a file get those of the 404 page.
 * @param room how many bytes of files may be kept in memory; a file beyond that is not served once it changes on the disk
 * @throws when the folder does not exist or has no 404.html
 */
export function openStatic(root: string, room = ROOM): (request: Request) => Response {
  const files = existsSync(root) ? readFiles(root, room) : new Map<string, File>()
  const first = files.get(NOT_FOUND)
  if (!first) throw new Error(`There is no ${join(root, '404.html')}: npm run build makes it`)
  /** The 404 pages of the other languages, by the first part of their addresses. */
  const missing = new Map(
    [...files].flatMap(([path, file]) => (isOther(path) ? [[path.slice(0, -NOT_FOUND.length), file]] : [])),
  )
  for (const base of ['', ...missing.keys()]) files.delete(base + NOT_FOUND)
  files.delete(HEADERS)

  return request => {
    const { pathname, search, protocol } = new URL(request.url)
    const given = ({ headers }: File) => new Headers(protocol === 'https:' ? headers.secure : headers.plain)
    const path = decode(pathname)
    const page = plainPath(path)
    const notFound = missing.get(path.match(/^\/[^/]*/)?.[0] ?? '') ?? first
    const moved = files.get(page)?.isPage && pathname !== encodeURI(page)
    const file = moved ? undefined : files.get(path)
    const bare = (status: number, name: string, value: string) => {
      const headers = given(file ?? notFound)
      headers.set(name, value)
      return new Response(null, { status, headers })
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return bare(405, 'Allow', 'GET, HEAD')
    // `page` is the path of a file, so the redirect never leaves the site.
    if (moved) return bare(308, 'Location', encodeURI(page) + search)
    return file ? fileResponse(request, file, 200, given(file)) : fileResponse(request, notFound, 404, given(notFound))
  }
}

function fileResponse(
  { method, headers }: Request,
  { type, plain, encoded }: File,
  status: 200 | 404,
  fields: Headers,
): Response {
  const accepted = headers.get('Accept-Encoding') ?? ''
  const [coding, variant] = encoded.find(([coding]) => accepts(accepted, coding)) ?? ['identity', plain]
  if (encoded.length > 0) fields.set('Vary', 'Accept-Encoding')
  else fields.set('Accept-Ranges', 'bytes')
  const { etag, length } = variant
  if (status === 200) {
    fields.set('ETag', etag)
    if (matches(headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers: fields })
  }
  fields.set('Content-Type', type)
  fields.set('Content-Length', String(length))
  if (coding !== 'identity') fields.set('Content-Encoding', coding)
  if (method === 'HEAD') return new Response(null, { status, headers: fields })
  // Text is sent as a whole. Safari plays no film of a server without ranges, and no browser can seek in one.
  const range = status === 200 && encoded.length === 0 ? rangeOf(headers, variant) : undefined
  return range === undefined ? new FileResponse(variant, status, fields) : partOf(variant, range, fields)
}

/** Answers a request for a part of a file (RFC 9110 sections 15.3.7 and 15.5.17). */
function partOf(variant: Variant, range: Range | null, fields: Headers): Response {
  const { length } = variant
  fields.set('Content-Range', `bytes ${range ? `${range.from}-${range.to}` : '*'}/${length}`)
  fields.set('Content-Length', String(range ? range.to - range.from + 1 : 0))
  return range ? new FileResponse(variant, 206, fields, range) : new Response(null, { status: 416, headers: fields })
}

/** Skips the stream, which takes 40 % of a request's time. */
class FileResponse extends Response {
  readonly #file: Variant
  readonly #range: Range

  constructor(file: Variant, status: number, headers: Headers, range: Range = { from: 0, to: file.length - 1 }) {
    super(null, { status, headers })
    this.#file = file
    this.#range = range
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { from, to } = this.#range
    const { buffer, byteOffset, byteLength } = (await this.#file.read()).subarray(from, to + 1)
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength)
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.arrayBuffer())
  }
}

/** Whether If-None-Match names a tag, by the weak comparison that RFC 9110 section 13.1.2 asks for. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/** Whether Accept-Encoding names a coding and does not refuse it with `q=0`. */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some(item => {
    const [name, ...parameters] = item.split(';').map(part => part.trim().toLowerCase())
    return name === coding && !parameters.some(parameter => /^q=0(\.0*)?$/.test(parameter))
  })
}

/** Returns the canonical form of a path: `/about` for `/about/`, `/about.html` and `/about.html/`. */
function plainPath(path: string): string {
  const plain = path.replace(/(?<=[^/])\/$/, '').replace(/(?<=[^/])\.html$/, '')
  return plain === '/index' ? '/' : plain
}

/** Returns a path without escapes and repeated slashes; if an escape is malformed, the empty path, which no file has. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, '/')
  } catch {
    return ''
  }
}

/** Reads the files below a folder, by the path under which they are served. */
function readFiles(root: string, room: number): Map<string, File> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const variants = holdFiles(root, names, room)
  const rules = variants.has(HEADERS.slice(1)) ? parseRules(readFileSync(join(root, HEADERS), 'utf8')) : []
  const isSibling = (name: string) =>
    SIBLINGS.some(([end]) => name.endsWith(end) && variants.has(name.slice(0, -end.length)))
  /** One object for all files with the same headers. */
  const known = new Map<string, HostHeaders>()
  const headersOf = (path: string): HostHeaders => {
    const secure = headersFor(rules, path)
    const key = JSON.stringify([...secure])
    const headers = known.get(key) ?? { secure, plain: withoutTls(secure) }
    known.set(key, headers)
    return headers
  }
  return new Map(
    Array.from(variants, ([name, plain]): [string, File][] => {
      if (isSibling(name)) return []
      const path = plainPath(`/${name}`)
      const encoded: File['encoded'] = SIBLINGS.flatMap(([end, coding]) => {
        const variant = variants.get(name + end)
        return variant ? [[coding, variant]] : []
      })
      const type = TYPES[extname(name)] ?? 'application/octet-stream'
      return [[path, { type, isPage: name.endsWith('.html'), headers: headersOf(path), plain, encoded }]]
    }).flat(),
  )
}
