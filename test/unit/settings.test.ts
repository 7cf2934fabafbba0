import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { serverSettings } from '../../src/server/settings'

test('nothing has to be set', () => {
  assert.equal(serverSettings({}), { port: 3000, host: '127.0.0.1', outbox: 'outbox', root: 'dist', trustProxy: 0 })
})

test('every setting is read', () => {
  const env = { PORT: '8080', HOST: '0.0.0.0', OUTBOX: '/var/lib/qafila', TRUST_PROXY: '2' }
  assert.equal(serverSettings(env), {
    port: 8080,
    host: '0.0.0.0',
    outbox: '/var/lib/qafila',
    root: 'dist',
    trustProxy: 2,
  })
})

const wrong: [name: string, value: string, reason: string][] = [
  ['PORT', '', 'empty'],
  ['PORT', 'http', 'not a number'],
  ['PORT', '3000 ', 'a space'],
  ['PORT', '0x50', 'not decimal'],
  ['PORT', '-1', 'negative'],
  ['PORT', '80.5', 'not whole'],
  ['PORT', '65536', 'too large'],
  ['HOST', '', 'empty'],
  ['HOST', 'http://localhost', 'an address with a scheme'],
  ['OUTBOX', '', 'empty'],
  ['OUTBOX', ' ', 'blank'],
  ['TRUST_PROXY', '', 'empty'],
  ['TRUST_PROXY', 'true', 'not a number'],
  ['TRUST_PROXY', '-1', 'negative'],
]

for (const [name, value, reason] of wrong) {
  test(`${name}=${JSON.stringify(value)} is refused in one line that names it: ${reason}`, () => {
    assert.throws(() => serverSettings({ [name]: value }), new RegExp(`^${name}: [^\\n]+$`))
  })
}

for (const HOST of ['localhost', '::1', 'fe80::1%eth0', 'web-1.internal']) {
  test(`${HOST} is a host`, () => {
    assert.is(serverSettings({ HOST }).host, HOST)
  })
}

test.run()
