import v8 from 'node:v8'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { ADMISSION, admission, networkOf, openPools } from '../../src/relay/rate-limit'
import { clientAddress } from '../../src/server/address'

/** Returns a function that takes a slot and says whether there was one. */
function admitting(...options: Parameters<typeof admission>): (client: string) => boolean {
  const take = admission(...options)
  return client => take(client) !== undefined
}

/** Returns a limiter, which accepts three from one address, five from one network and nine in all in 10 s, and its clock. */
function three() {
  const clock = { time: 5000 }
  const limits = { windowMs: 10_000, address: 3, network: 5, all: 9 }
  return { clock, admit: admitting(limits, () => clock.time) }
}

const times = (count: number, admit: (client: string) => boolean, client: string) =>
  Array.from({ length: count }, () => admit(client)).filter(Boolean).length

test('as many as the limit are let in from one address', () => {
  const { admit } = three()
  assert.equal(
    [1, 2, 3, 4, 5].map(() => admit('192.0.2.1')),
    [true, true, true, false, false],
  )
})

test('each address has a limit of its own', () => {
  const { admit } = three()
  times(4, admit, '192.0.2.1')
  assert.ok(admit('192.0.2.2'))
})

test('a /48 has a limit of its own, whichever of its /64s send', () => {
  const { admit } = three()
  const senders = Array.from({ length: 8 }, (_, i) => `2001:db8:1:${i}::1`)
  assert.is(senders.filter(admit).length, 5)
  assert.ok(admit('2001:db8:2::1'))
})

test('all together have a limit, whoever they are', () => {
  const { admit } = three()
  const senders = Array.from({ length: 20 }, (_, i) => `192.0.2.${i}`)
  assert.is(senders.filter(admit).length, 9)
})

test('whoever waits is let in again', () => {
  const { admit, clock } = three()
  times(3, admit, '192.0.2.1')
  clock.time += 10_000
  assert.ok(admit('192.0.2.1'))
})

test('there is no moment with twice the limit around it', () => {
  const { admit, clock } = three()
  clock.time = 9999
  times(3, admit, '192.0.2.1')
  clock.time = 10_001
  assert.not(admit('192.0.2.1'))
})

test('what was refused takes nothing from what may come later', () => {
  const { admit, clock } = three()
  times(3, admit, '192.0.2.1')
  clock.time += 9999
  times(50, admit, '192.0.2.1')
  clock.time += 1
  assert.is(times(9, admit, '192.0.2.1'), 3)
})

test('what was refused to one takes nothing from the others', () => {
  const { admit } = three()
  times(50, admit, '192.0.2.1')
  assert.equal(
    ['192.0.2.2', '192.0.2.3'].map(client => times(9, admit, client)),
    [3, 3],
  )
})

test('a slot that is given back can be taken again, once', () => {
  const take = admission({ ...ADMISSION, address: 3 })
  const slots = [1, 2, 3].map(() => take('192.0.2.1'))
  for (let i = 0; i < 2; i += 1) slots[1]?.()
  assert.is(
    times(5, client => take(client) !== undefined, '192.0.2.1'),
    1,
  )
})

test('a pool that is full leaves the others as they are', () => {
  const admit = openPools({ ...ADMISSION, address: 3, all: 6 })
  for (let i = 0; i < 50; i += 1) for (const pool of ['held', 'subscribe'] as const) admit(`192.0.2.${i}`, pool)
  assert.not(admit('192.0.2.200', 'held'))
  assert.is(
    times(9, client => admit(client, 'contact') !== undefined, '192.0.2.1'),
    3,
  )
})

test('of 30,000 senders of one /47 two networks’ worth are let in', () => {
  const admit = admitting()
  const senders = Array.from({ length: 30_000 }, (_, i) => `2001:db8:${i % 2}:${(i >> 1).toString(16)}::1`)
  assert.is(senders.filter(admit).length, 2 * ADMISSION.network)
})

test('30,000 addresses get no more than the limit of all, and none of them is forgotten for the others', () => {
  const admit = admitting()
  const crowd = Array.from({ length: 30_000 }, (_, i) => `10.0.${i >> 8}.${i & 255}`)
  assert.is(times(20, admit, '192.0.2.1'), ADMISSION.address)
  assert.is(crowd.filter(admit).length, ADMISSION.all - ADMISSION.address)
  assert.is(times(20, admit, '192.0.2.1'), 0)
})

/**
 * Whether the memory of this process contains the /64 that ends in two groups. The function never joins the groups, so it
 * cannot find a text of its own.
 */
async function remembers(third: string, fourth: string): Promise<boolean> {
  let text = ''
  for await (const chunk of v8.getHeapSnapshot().setEncoding('utf8')) {
    text = text.slice(-30) + chunk
    for (const [, ...groups] of text.matchAll(/:([\da-f]{4}):([\da-f]{4})::\/64/g)) {
      if (groups[0] === third && groups[1] === fourth) return true
    }
  }
  return false
}

test('an address leaves memory when its window ends, though nobody comes any more', async () => {
  const group = () => (0x1000 + Math.floor(Math.random() * 0xefff)).toString(16)
  const [third, fourth] = [group(), group()]
  const admit = admitting({ ...ADMISSION, windowMs: 3000 })
  // Twice, because V8 keeps a concatenated string in pieces until it is compared with another.
  times(2, admit, `2001:db8:${third}:${fourth}::1`)
  assert.ok(await remembers(third, fourth))
  await new Promise(resolve => setTimeout(resolve, 3500))
  assert.not(await remembers(third, fourth))
  assert.ok(admit('192.0.2.1'), 'the limit is still there')
})

test('the clock is the engine’s when none is given', () => {
  const admit = admitting({ ...ADMISSION, address: 1 })
  assert.equal([admit('192.0.2.1'), admit('192.0.2.1')], [true, false])
})

const networks: [address: string, small: string, large: string, reason: string][] = [
  ['192.0.2.1', '192.0.2.1', '192.0.2.1', 'an IPv4 address'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1', 'an IPv4 address on a socket for both'],
  ['::ffff:c000:201', '192.0.2.1', '192.0.2.1', 'the same, written in hexadecimal'],
  ['64:ff9b::192.0.2.1', '192.0.2.1', '192.0.2.1', 'an IPv4 address behind NAT64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48', 'an IPv6 address'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48', 'another one of that network'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64', '2001:db8:1::/48', 'another network of that site'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48', 'the same with capitals and zeros'],
  ['2001:db8::9', '2001:db8:0:0::/64', '2001:db8:0::/48', 'zeros in the network'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48', 'the loopback address'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48', 'an interface'],
  ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48', 'zeros at the end'],
  ['unknown', 'unknown', 'unknown', 'no address'],
  ['a:b', 'a:b', 'a:b', 'no address'],
  ['', '', '', 'nothing'],
]

for (const [address, small, large, reason] of networks) {
  test(`${address || 'nothing'} counts as ${small || 'nothing'} in ${large || 'nothing'}: ${reason}`, () => {
    assert.equal([networkOf(address, 64), networkOf(address, 48)], [small, large])
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
