import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openStatic } from '../../src/server/static'

const ABOUT = '<!doctype html><title>About</title>'
const root = mkdtempSync(join(tmpdir(), 'static-'))
const files = {
  'dist/index.html': '<title>Home</title>',
  'dist/about.html': ABOUT,
  'dist/about.html.br': brotliCompressSync(ABOUT),
  'dist/about.html.gz': gzipSync(ABOUT),
  'dist/404.html': '<title>Not found</title>',
  'dist/ar/404.html': '<title>Nothing below ar</title>',
  'dist/services.html': '<title>Services</title>',
  'dist/services/training.html': '<title>Training</title>',
  'dist/assets/app-ABC123.js': 'export {}',
  'dist/fonts/latin.woff2': 'font',
  'dist/favicon.svg': '<svg/>',
  'dist/robots.txt': 'User-agent: *',
  'dist/photo.unknown': '?',
  'dist/films/tour.mp4': '0123456789',
  'dist/_headers': `# every path
/*
  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests
  Strict-Transport-Security: max-age=1
  Cache-Control: no-cache

/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/fonts/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/about
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests
`,
  'secret.txt': 'secret',
}
for (const [name, contents] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), contents)
}
test.after(() => rmSync(root, { recursive: true }))

const answer = openStatic(join(root, 'dist'))
const get = (path: string, headers: Record<string, string> = {}, method = 'GET', scheme = 'http') =>
  answer(new Request(`${scheme}://localhost${path}`, { method, headers }))

const pages: [path: string, title: string][] = [
  ['/', 'Home'],
  ['/about', 'About'],
  ['/services', 'Services'],
  ['/services/training', 'Training'],
  ['/about?topic=demo', 'About'],
]

for (const [path, title] of pages) {
  test(`${path} is the page ${title}`, async () => {
    const response = get(path)
    assert.is(response.status, 200)
    assert.match(await response.text(), `<title>${title}</title>`)
  })
}

const redirects: [path: string, location: string][] = [
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about.html/', '/about'],
  ['/index.html', '/'],
  ['/services/', '/services'],
  ['/services/training.html', '/services/training'],
  ['/about/?topic=demo&x=%20', '/about?topic=demo&x=%20'],
  ['/index', '/'],
  ['/index/', '/'],
  ['//', '/'],
  ['/%2f', '/'],
  ['/%61bout', '/about'],
  ['/%61bout?topic=demo', '/about?topic=demo'],
  ['/about%2ehtml', '/about'],
  ['/about//', '/about'],
  ['//about', '/about'],
  ['/%2Fabout', '/about'],
  ['/about%2F', '/about'],
  ['/services%2Ftraining', '/services/training'],
  ['/services//training/', '/services/training'],
  ['/services%2f%2ftraining.html', '/services/training'],
]

for (const [path, location] of redirects) {
  test(`${path} goes to ${location} for good`, () => {
    const response = get(path)
    assert.is(response.status, 308)
    assert.is(response.headers.get('Location'), location)
  })
}

const files200: [path: string, reason: string][] = [
  ['/%66avicon.svg', 'a letter is escaped'],
  ['//favicon.svg', 'two slashes'],
  ['/assets%2Fapp-ABC123.js', 'a slash is escaped'],
]

for (const [path, reason] of files200) {
  test(`${path} is a file that no browser takes for a page, though ${reason}`, () => {
    assert.is(get(path).status, 200)
  })
}

const unknown: [path: string, reason: string][] = [
  ['/%2561bout', 'escaped twice'],
  ['/about.html.html', 'ended twice'],
  ['/about.html%00', 'a NUL behind the end'],
  ['/favicon.svg/', 'only pages may end in a slash'],
  ['/robots.txt.html', 'only pages may end so'],
  ['/about%5c', 'an escaped backslash'],
  ['/.html', 'no name'],
  ['/nothing', 'no such page'],
  ['/nothing/', 'no such page'],
  ['/About', 'another case'],
  ['/404', 'the page of unknown paths has no path'],
  ['/404.html', 'the page of unknown paths has no path'],
  ['/assets', 'a folder'],
  ['/%', 'a malformed escape'],
  ['/%ff', 'an escape that is not UTF-8'],
  ['/about%00', 'a NUL'],
  ['/../secret.txt', 'above the root'],
  ['/%2e%2e/secret.txt', 'above the root, escaped'],
  ['/..%2fsecret.txt', 'above the root, with an escaped slash'],
  ['/assets/..%5c..%5csecret.txt', 'above the root, with backslashes'],
  ['//evil.example/', 'another host'],
  ['/about.html.br', 'an encoded sibling'],
  ['/_headers', 'for the server, not for visitors'],
  ['/__proto__', 'a name that objects have'],
]

for (const [path, reason] of unknown) {
  test(`${path} is not found: ${reason}`, async () => {
    const response = get(path)
    assert.is(response.status, 404)
    assert.is(await response.text(), '<title>Not found</title>')
  })
}

for (const path of ['/ar/none', '/ar/services/none', '/ar/404', '/ar/404.html', '/ar//none']) {
  test(`${path} gets the error page of its folder`, async () => {
    const response = get(path)
    assert.is(response.status, 404)
    assert.is(await response.text(), '<title>Nothing below ar</title>')
  })
}

const abroad = [
  '//evil.example/',
  '//evil.example/about',
  '//evil.example//about/',
  '/%5cevil.example/',
  '/%5c%5cevil.example/about',
  '/%2f%2fevil.example/about/',
  '/%2f%2fevil.example/%2e%2e/about',
  '///about',
  '/%2f/about/',
  '/about%0d%0aSet-Cookie:%20a=b/',
  '/%0d%0aSet-Cookie:%20a=b/about/',
  '/about/%3f/',
  '/about%23/',
  '/@evil.example/about/',
]

for (const path of abroad) {
  test(`${path} leads to no place but a page of this site`, () => {
    const location = get(path).headers.get('Location')
    assert.ok(location === null || location === '/about', String(location))
  })
}

test('a 404 has no tag to revalidate', () => {
  assert.is(get('/nothing', { 'If-None-Match': '*' }).status, 404)
})

const types: [path: string, type: string][] = [
  ['/', 'text/html; charset=utf-8'],
  ['/nothing', 'text/html; charset=utf-8'],
  ['/assets/app-ABC123.js', 'text/javascript; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/fonts/latin.woff2', 'font/woff2'],
  ['/photo.unknown', 'application/octet-stream'],
]

for (const [path, type] of types) {
  test(`${path} is ${type}`, () => {
    assert.is(get(path).headers.get('Content-Type'), type)
  })
}

const caching: [path: string, control: string][] = [
  ['/assets/app-ABC123.js', 'public, max-age=31536000, immutable'],
  ['/fonts/latin.woff2', 'public, max-age=31536000, immutable'],
  ['/about', 'no-cache'],
  ['/favicon.svg', 'no-cache'],
  ['/assets/nothing.js', 'no-cache'],
]

for (const [path, control] of caching) {
  test(`${path} may be cached as ${control}`, () => {
    assert.is(get(path).headers.get('Cache-Control'), control)
  })
}

const policies: [path: string, policy: string, reason: string][] = [
  ['/about', "default-src 'self'", 'a rule of its own takes back the general one'],
  ['/about?topic=demo', "default-src 'self'", 'the query is not part of the path'],
  ['/services', "default-src 'none'", 'the general rule'],
  ['/nothing', "default-src 'none'", 'an unknown path has the general rule'],
  ['/about/', "default-src 'none'", 'so has a redirect'],
]

for (const [path, policy, reason] of policies) {
  test(`${path} has the policy ${policy}: ${reason}`, () => {
    assert.is(get(path).headers.get('Content-Security-Policy'), policy)
  })
}

test('over TLS a page has HSTS and asks for the upgrade', () => {
  const { headers } = get('/about', {}, 'GET', 'https')
  assert.is(headers.get('Strict-Transport-Security'), 'max-age=1')
  assert.match(String(headers.get('Content-Security-Policy')), /; upgrade-insecure-requests$/)
})

for (const path of ['/about', '/nothing', '/about/']) {
  test(`over plain http ${path} has no HSTS and asks for no upgrade`, () => {
    const { headers } = get(path)
    assert.is(headers.get('Strict-Transport-Security'), null)
    assert.not.match(String(headers.get('Content-Security-Policy')), /upgrade/)
  })
}

test('the tag is strong', () => {
  assert.match(String(get('/about').headers.get('ETag')), /^"[\w-]{22}"$/)
})

const etag = String(get('/about').headers.get('ETag'))
const revalidations: [reason: string, ifNoneMatch: string, status: number][] = [
  ['the same tag', etag, 304],
  ['a list with the tag', `"x", ${etag}`, 304],
  ['the tag weakened by a proxy', `W/${etag}`, 304],
  ['any tag', '*', 304],
  ['another tag', '"x"', 200],
]

for (const [reason, ifNoneMatch, status] of revalidations) {
  test(`a request with ${reason} gets ${status}`, () => {
    assert.is(get('/about', { 'If-None-Match': ifNoneMatch }).status, status)
  })
}

test('a 304 has the tag and the caching of the 200, and no body', async () => {
  const response = get('/about', { 'If-None-Match': etag })
  assert.equal(
    [...response.headers],
    [
      ['cache-control', 'no-cache'],
      ['content-security-policy', "default-src 'self'"],
      ['etag', etag],
      ['vary', 'Accept-Encoding'],
    ],
  )
  assert.is(await response.text(), '')
})

const codings: [accept: string, coding: string | null][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
  ['brotli', null],
  ['identity', null],
  ['', null],
]

for (const [accept, coding] of codings) {
  test(`a client that accepts ${JSON.stringify(accept)} gets ${coding ?? 'the plain file'}`, () => {
    const { headers } = get('/about', { 'Accept-Encoding': accept })
    assert.is(headers.get('Content-Encoding'), coding)
    assert.is(headers.get('Vary'), 'Accept-Encoding')
  })
}

test('an encoded answer holds the page', async () => {
  const response = get('/about', { 'Accept-Encoding': 'br' })
  assert.is(brotliDecompressSync(await response.arrayBuffer()).toString(), ABOUT)
})

test('each encoding has a tag of its own', () => {
  const tags = ['br', 'gzip', ''].map(coding => get('/about', { 'Accept-Encoding': coding }).headers.get('ETag'))
  assert.is(new Set(tags).size, 3)
})

test('a file without encoded siblings does not vary', () => {
  assert.is(get('/favicon.svg', { 'Accept-Encoding': 'br' }).headers.get('Vary'), null)
})

test('HEAD has the headers of GET and no body', async () => {
  const response = get('/about', {}, 'HEAD')
  assert.equal([...response.headers], [...get('/about').headers])
  assert.is(await response.text(), '')
})

const FILM = '/films/tour.mp4'
const tag = get(FILM).headers.get('ETag') ?? ''
const ranges: [range: string, status: number, body: string, content: string | null, ifRange?: string][] = [
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
  ['bytes=3-5', 206, '345', 'bytes 3-5/10'],
  ['bytes=7-99', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=3-5', 206, '345', 'bytes 3-5/10', tag],
  ['bytes=3-5', 200, '0123456789', null, '"another"'],
  ['bytes=3-5', 200, '0123456789', null, 'Sat, 28 Nov 2026 00:00:00 GMT'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=5-3', 200, '0123456789', null],
  ['bytes=0-1,4-5', 200, '0123456789', null],
  ['bytes=-', 200, '0123456789', null],
  ['lines=0-1', 200, '0123456789', null],
]

for (const [range, status, body, content, ifRange] of ranges) {
  test(`of a film, ${range} ${ifRange ? `if it is ${ifRange} ` : ''}is answered with ${status}`, async () => {
    const response = get(FILM, { Range: range, ...(ifRange && { 'If-Range': ifRange }) })
    const { headers } = response
    assert.equal([response.status, headers.get('Content-Range')], [status, content])
    assert.is(headers.get('Content-Length'), String(body.length))
    assert.is(await response.text(), body)
  })
}

test('a compressed text has no ranges', () => {
  const response = get('/about', { Range: 'bytes=0-1', 'Accept-Encoding': 'br' })
  assert.equal([response.status, response.headers.get('Accept-Ranges')], [200, null])
})

for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
  test(`${method} is answered with 405 and the methods that work`, () => {
    const response = get('/about', {}, method)
    assert.is(response.status, 405)
    assert.is(response.headers.get('Allow'), 'GET, HEAD')
    assert.is(response.headers.get('Content-Security-Policy'), "default-src 'self'")
  })
}

// A site for which there is no room in memory

const small = join(root, 'small')
cpSync(join(root, 'dist'), small, { recursive: true })
const answerFromDisk = openStatic(small, 0)
const getFromDisk = (path: string, headers: Record<string, string> = {}) =>
  answerFromDisk(new Request(`http://localhost${path}`, { headers }))

for (const accept of ['br', 'gzip', '']) {
  test(`from the disk a client that accepts ${JSON.stringify(accept)} gets what it gets from the memory`, async () => {
    const headers = { 'Accept-Encoding': accept }
    const [held, read] = [get('/about', headers), getFromDisk('/about', headers)]
    assert.equal([...read.headers], [...held.headers])
    assert.equal(await read.arrayBuffer(), await held.arrayBuffer())
  })
}

test('a file in the memory stays what it was when the site is built again', async () => {
  const folder = join(root, 'held')
  cpSync(join(root, 'dist'), folder, { recursive: true })
  const answer = openStatic(folder)
  writeFileSync(join(folder, 'about.html'), 'another')
  assert.is(await answer(new Request('http://localhost/about')).text(), ABOUT)
})

const lost: [what: string, happen: (file: string) => void][] = [
  ['changed', file => writeFileSync(file, ABOUT.replace('About', 'Fraud'))],
  ['gone', file => rmSync(file)],
]

for (const [what, happen] of lost) {
  test(`a file on the disk that is ${what} since the server was started is not handed out`, async () => {
    happen(join(small, 'about.html'))
    const response = getFromDisk('/about')
    await response.text().then(
      text => assert.unreachable(text),
      error => assert.instance(error, Error),
    )
  })
}

for (const folder of ['nowhere', 'dist/assets']) {
  test(`the folder ${folder}, which is not a built site, is refused with the command that makes one`, () => {
    assert.throws(() => openStatic(join(root, folder)), /^There is no .+404\.html: npm run build makes it$/)
  })
}

test.run()
