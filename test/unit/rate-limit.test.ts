import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { networkOf, rateLimit } from '../../src/relay/rate-limit'
import { clientAddress } from '../../src/server/address'

/** A limit of three in ten seconds, and its clock. */
function three() {
  const clock = { time: 5000 }
  return { clock, admit: rateLimit({ limit: 3, windowMs: 10_000, now: () => clock.time }) }
}

test('as many as the limit are let in', () => {
  const { admit } = three()
  assert.equal(
    [1, 2, 3, 4, 5].map(() => admit('a')),
    [true, true, true, false, false],
  )
})

test('each address has a limit of its own', () => {
  const { admit } = three()
  for (let i = 0; i < 4; i++) admit('a')
  assert.ok(admit('b'))
})

test('who waits is let in again', () => {
  const { admit, clock } = three()
  for (let i = 0; i < 3; i++) admit('a')
  clock.time += 10_000
  assert.ok(admit('a'))
})

test('there is no moment with twice the limit around it', () => {
  const { admit, clock } = three()
  clock.time = 9999
  for (let i = 0; i < 3; i++) admit('a')
  clock.time = 10_001
  assert.not(admit('a'))
})

test('what was refused does not make the wait longer', () => {
  const { admit, clock } = three()
  for (let i = 0; i < 3; i++) admit('a')
  clock.time += 9999
  admit('a')
  clock.time += 1
  assert.ok(admit('a'))
})

test('a hundred thousand addresses do not fill the memory, and the latest are remembered', () => {
  const { admit } = three()
  for (let i = 0; i < 3; i++) admit('early')
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 100_000; i++) admit(String(i))
  for (let i = 0; i < 2; i++) admit('99999')
  assert.ok(admit('early'), 'the earliest is forgotten')
  assert.not(admit('99999'), 'the latest is not')
  assert.ok(process.memoryUsage().heapUsed - before < 50e6)
})

test('the clock is the engine’s when none is given', () => {
  const admit = rateLimit({ limit: 1, windowMs: 60_000 })
  assert.equal([admit('a'), admit('a')], [true, false])
})

const networks: [address: string, network: string, reason: string][] = [
  ['192.0.2.1', '192.0.2.1', 'an IPv4 address'],
  ['::ffff:192.0.2.1', '192.0.2.1', 'an IPv4 address on a socket for both'],
  ['::ffff:c000:201', '192.0.2.1', 'the same, written in hexadecimal'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', 'an IPv6 address'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', 'another one of that network'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', 'the same with capitals and zeros'],
  ['2001:db8::9', '2001:db8:0:0::/64', 'zeros in the network'],
  ['::1', '0:0:0:0::/64', 'the loopback address'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'an interface'],
  ['2001:db8::', '2001:db8:0:0::/64', 'zeros at the end'],
  ['unknown', 'unknown', 'no address'],
  ['a:b', 'a:b', 'no address'],
  ['', '', 'nothing'],
]

for (const [address, network, reason] of networks) {
  test(`${address || 'nothing'} counts as ${network || 'nothing'}: ${reason}`, () => {
    assert.is(networkOf(address), network)
  })
}

const SOCKET = '10.0.0.1'
const senders: [reason: string, forwardedFor: string | null, proxies: number, address: string][] = [
  ['no proxy', null, 0, SOCKET],
  ['no proxy and a made-up header', '192.0.2.9', 0, SOCKET],
  ['one proxy', '192.0.2.1', 1, '192.0.2.1'],
  ['one proxy and a made-up header', '192.0.2.9, 192.0.2.1', 1, '192.0.2.1'],
  ['two proxies', '192.0.2.1, 198.51.100.7', 2, '192.0.2.1'],
  ['two proxies and a made-up header', '192.0.2.9, 192.0.2.1, 198.51.100.7', 2, '192.0.2.1'],
  ['two proxies, one of them passed by', '192.0.2.1', 2, '192.0.2.1'],
  ['one proxy that says nothing', null, 1, SOCKET],
  ['a proxy that tells the port', '192.0.2.1:4711', 1, '192.0.2.1'],
  ['a proxy that tells the port of an IPv6 address', '[2001:db8::1]:4711', 1, '2001:db8::1'],
  ['a proxy that knows no address', 'unknown', 1, SOCKET],
  ['a proxy that says something else', '192.0.2.1, <script>', 1, SOCKET],
  ['a proxy with an empty header', '', 1, SOCKET],
]

for (const [reason, forwardedFor, proxies, address] of senders) {
  test(`with ${reason} the sender is ${address}`, () => {
    assert.is(clientAddress(SOCKET, forwardedFor, proxies), address)
  })
}

test.run()
