// The text of the nginx configuration; `npm run test:nginx` tests nginx itself with it.
import { readFile } from 'node:fs/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { COMMON, HSTS, type Rule } from '../../src/hosts/headers'
import { nginxFiles } from '../../src/hosts/nginx'
import { LARGEST_BODY } from '../../src/relay/limits'

const rules: Rule[] = [
  {
    path: '/*',
    detached: [],
    headers: {
      'Content-Security-Policy': "default-src 'none'; upgrade-insecure-requests",
      'Strict-Transport-Security': 'max-age=1',
      'X-Same': 'a',
      'Cache-Control': 'no-cache',
    },
  },
  { path: '/assets/*', detached: ['Cache-Control'], headers: { 'Cache-Control': 'immutable' } },
  {
    path: '/about',
    detached: ['Content-Security-Policy'],
    headers: { 'Content-Security-Policy': "default-src 'self'; upgrade-insecure-requests" },
  },
]
const PLACE = { root: '/var/www/$&/a site', relay: 'http://website:3000' }
const template = await readFile('src/hosts/nginx.conf', 'utf8')
const { http, server } = nginxFiles(rules, template, PLACE)

const texts: [part: string, text: string, reason: string][] = [
  [http, '~^/about\\.html$ "default-src \'self\'$site_upgrade";', 'a page is known by its file'],
  [http, 'default "default-src \'none\'$site_upgrade";', 'any other file has the general policy'],
  [http, '~^/assets/ "immutable";', 'a folder is the beginning of a path'],
  [http, 'map $https $site_upgrade {\n  on "; upgrade-insecure-requests";\n}', 'the upgrade is for TLS'],
  [http, 'map $https $site_strict_transport_security {\n  on "max-age=1";\n}', 'so is HSTS'],
  [server, 'add_header X-Same "a" always;', 'what all files share needs no map'],
  [server, 'add_header Cache-Control "$site_cache_control" always;', 'what they do not share needs one'],
  [server, 'root "/var/www/$&/a site";', 'the web root, whatever its name'],
  [server, 'proxy_pass http://website:3000;', 'the address of the Node server'],
  [server, 'application/manifest+json webmanifest;', 'the types of the Node server, without their charset'],
  [server, 'charset_types text/css', 'which nginx adds'],
  [
    server,
    `client_max_body_size ${Math.ceil(LARGEST_BODY / 512)}k;`,
    'twice what the relay reads, which has the better words',
  ],
]

for (const [part, text, reason] of texts) {
  test(`the configuration says ${text.split('\n')[0]}: ${reason}`, () => {
    assert.match(part, text)
  })
}

test('a relay whose address may change is looked up again', () => {
  const { server } = nginxFiles(rules, template, { ...PLACE, resolver: '127.0.0.11' })
  assert.match(server, 'resolver 127.0.0.11 valid=5s;')
  assert.match(server, 'set $site_relay http://website:3000;')
  assert.match(server, 'proxy_pass $site_relay;')
})

test('every header is sent with error pages too', () => {
  assert.equal(
    server.match(/^ *add_header .*/gm)?.filter(line => !line.endsWith(' always;')),
    [],
  )
})

test('no block but that of the relay has headers of its own, which would drop those of the site', () => {
  const blocks = server.split(/^location /m).slice(1)
  assert.equal(
    blocks.filter(block => block.includes('add_header')).map(block => block.split(' {')[0]),
    ['^~ /api/', '@failed'],
  )
})

test('policy and caching of the relay pass', () => {
  assert.not.match(server, /proxy_hide_header (Content-Security-Policy|Cache-Control)/)
})

test('what all answers share is sent once', () => {
  for (const name of Object.keys({ ...HSTS, ...COMMON })) {
    assert.match(server, `proxy_hide_header ${name};\n  add_header ${name} "`)
  }
})

test('no word of the template is left', () => {
  assert.not.match(server.replace(/^ *#.*/gm, ''), /\b(ROOT|RELAY|HEADERS|LIMIT|TYPES|TEXTS|SHARED|API|FAILED)\b/)
})

test('a site on plain http has no HSTS', () => {
  const [everywhere] = rules
  const { 'Strict-Transport-Security': _, ...headers } = { ...everywhere?.headers }
  const { http, server } = nginxFiles([{ path: '/*', detached: [], headers }], template, PLACE)
  assert.not.match(http + server, /strict.transport.security/i)
})

test.run()
