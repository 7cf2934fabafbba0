// Which posts use up the slots of the rate limit, on a real server with its outbox.
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ADMISSION, openPools } from '../../src/relay/rate-limit'
import { startServer } from '../../src/server/node'
import { hearLog } from '../support/log'
import { until } from '../support/provider'
import { visitor } from '../support/visitor'

const FORM = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
/** How many slots a pool has in these tests. */
const ALL = 30

type Post = (change?: Record<string, string>, path?: string, client?: string) => Promise<number>

const test = suite<{ folder: string; post: Post }>('limits')

let end = async () => {}

test.before.each(async context => {
  const log = hearLog()
  const folder = await mkdtemp(join(tmpdir(), 'limits-'))
  await writeFile(join(folder, '404.html'), '')
  const settings = { port: 0, host: '127.0.0.1', outbox: join(folder, 'outbox'), root: folder, trustProxy: 1 }
  const server = await startServer(settings, { forms: { admit: openPools({ ...ADMISSION, all: ALL }) } })
  const post: Post = async (change = {}, path = '/api/contact', client = '192.0.2.1') => {
    const response = await fetch(server.url + path, {
      method: 'POST',
      body: new URLSearchParams({ ...visitor, ...change }),
      headers: { Accept: 'application/json', 'X-Forwarded-For': client },
    })
    await response.arrayBuffer()
    return response.status
  }
  Object.assign(context, { folder, post })
  end = async () => {
    await server.close()
    log.stop()
    await rm(folder, { recursive: true })
  }
})

test.after.each(() => end())

test('the same message is never refused, one post after the other', async ({ post }) => {
  const statuses: number[] = []
  for (let i = 0; i < 12; i += 1) statuses.push(await post({ id: FORM }))
  assert.equal(statuses, Array(12).fill(202))
})

test('the same message is never refused, all posts at once', async ({ post }) => {
  const statuses = await Promise.all(Array.from({ length: 12 }, () => post({ id: FORM })))
  assert.equal(statuses, Array(12).fill(202))
})

test('the same message leaves its sender all further slots', async ({ post }) => {
  for (let i = 0; i < 12; i += 1) await post({ id: FORM })
  const statuses: number[] = []
  for (let i = 0; i < ADMISSION.address; i += 1) statuses.push(await post({ message: `Question ${i}?` }))
  assert.equal(statuses, [...Array(ADMISSION.address - 1).fill(202), 429])
})

test('messages that could not be kept leave their sender all slots', async ({ post, folder }) => {
  const pending = join(folder, 'outbox/pending')
  await rename(pending, `${pending}-away`)
  for (let i = 0; i < ADMISSION.address; i += 1) assert.is(await post(), 503)
  await rename(`${pending}-away`, pending)
  // A reading of the outbox is reused for a second.
  await until(async () => (await post()) === 202)
  for (let i = 1; i < ADMISSION.address; i += 1) assert.is(await post(), 202)
  assert.is(await post(), 429)
})

const crowds: [reason: string, change: Record<string, string>, path: string][] = [
  ['subscriptions', {}, '/api/subscribe'],
  ['subscriptions that fall into the trap', { subject: 'SEO' }, '/api/subscribe'],
  ['messages that fall into the trap', { subject: 'SEO' }, '/api/contact'],
]

for (const [reason, change, path] of crowds) {
  test(`any number of ${reason}, from many networks, do not close the contact form`, async ({ post, folder }) => {
    const statuses: number[] = []
    for (let i = 0; i < ALL + 5; i += 1) statuses.push(await post(change, path, `2001:db8:${i}::1`))
    assert.equal(statuses, [...Array(ALL).fill(202), ...Array(5).fill(429)])
    assert.is(await post({}, '/api/contact', '2001:db8:0::1'), 202)
    const kept = await Promise.all(['pending', 'held'].map(box => readdir(join(folder, 'outbox', box))))
    assert.is(kept.flat().length, ALL + 1)
  })
}

test('a held message takes a slot of its form when it is released by a post without the trap', async ({ post }) => {
  for (let i = 0; i < ADMISSION.address; i += 1) await post({ subject: 'SEO', message: `${i}`, id: FORM })
  for (let i = 0; i < ADMISSION.address; i += 1) assert.is(await post({ message: `${i}`, id: FORM }), 202)
  assert.is(await post(), 429)
})

test.run()
