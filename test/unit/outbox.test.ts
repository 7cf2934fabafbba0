import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { openOutbox } from '../../src/server/outbox'

const test = suite<{ folder: string }>('outbox')

test.before.each(async context => {
  context.folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})

test.after.each(async ({ folder }) => {
  await rm(folder, { recursive: true, force: true })
})

const message = (subject = 'New Contact Form From Nour') => ({
  subject,
  text: 'Full name: Nour\r\n',
  html: '<p>Nour</p>',
})

const kept = async (folder: string) => {
  const pending = join(folder, 'pending')
  const names = (await readdir(pending)).sort()
  return Promise.all(names.map(async name => JSON.parse(await readFile(join(pending, name), 'utf8'))))
}

test('a kept message is one file with its subject, text and html', async ({ folder }) => {
  await openOutbox(folder).keep(message())
  const [{ id, time, ...rest }, ...others] = await kept(folder)
  assert.equal(rest, message())
  assert.equal(others, [])
})

test('a file says when its message came and has an id', async ({ folder }) => {
  const start = Date.now()
  await openOutbox(folder).keep(message())
  const [{ id, time }] = await kept(folder)
  assert.ok(Date.parse(time) >= start && Date.parse(time) <= Date.now())
  assert.match(id, /^[\da-f-]{36}$/)
})

test('the names of files sort by time', async ({ folder }) => {
  const outbox = openOutbox(folder)
  for (const subject of ['first', 'second', 'third']) {
    await outbox.keep(message(subject))
    await new Promise(resolve => setTimeout(resolve, 2))
  }
  assert.equal(
    (await kept(folder)).map(({ subject }) => subject),
    ['first', 'second', 'third'],
  )
})

test('messages of the same moment do not overwrite each other', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await Promise.all(Array.from({ length: 50 }, () => outbox.keep(message())))
  assert.is(await outbox.pending(), 50)
})

test('an outbox that was there before keeps its messages', async ({ folder }) => {
  await openOutbox(folder).keep(message())
  assert.is(await openOutbox(folder).pending(), 1)
})

test('an unfinished file does not count as a message', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await writeFile(join(folder, 'pending', '2026-01-01.json.tmp'), '{"sub')
  assert.is(await outbox.pending(), 0)
})

test('only the owner may read the folders', async ({ folder }) => {
  const fresh = join(folder, 'new')
  openOutbox(fresh)
  const modes = await Promise.all([fresh, join(fresh, 'pending')].map(path => stat(path)))
  assert.equal(
    modes.map(({ mode }) => mode & 0o777),
    [0o700, 0o700],
  )
})

test('only the owner may read a message', async ({ folder }) => {
  await openOutbox(folder).keep(message())
  const [name] = await readdir(join(folder, 'pending'))
  assert.is((await stat(join(folder, 'pending', String(name)))).mode & 0o777, 0o600)
})

test('a message that cannot be written is not acknowledged', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await rm(join(folder, 'pending'), { recursive: true })
  let acknowledged = false
  await outbox.keep(message()).then(
    () => {
      acknowledged = true
    },
    () => {},
  )
  assert.not(acknowledged)
})

test('a folder that cannot be made is an error at once, in one line that names the setting', async ({ folder }) => {
  await writeFile(join(folder, 'file'), '')
  assert.throws(() => openOutbox(join(folder, 'file')), /^OUTBOX: [^\n]+$/)
})

test.run()
