import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Outbox, openOutbox } from '../../src/server/outbox'
import { bundle } from '../support/bundle'
import { envelope } from '../support/envelope'

const IDS = ['0b9a7c1e-6a38-4f0e-9d0c-5b1f2f6a7d10', 'ffd6ad2e-31fd-4cdb-a5a9-6b04b6a1f1f0'] as const
const FIELDS = /Nour|deltaholidays|demo/

type Run = (...args: string[]) => Promise<{ code: number; out: string; err: string }>
const test = suite<{ folder: string; outbox: Outbox; run: Run }>('outbox-cli')

const script = await bundle('src/server/outbox-cli.ts', join(await mkdtemp(join(tmpdir(), 'cli-')), 'outbox.mjs'))

test.before.each(async context => {
  context.folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  context.outbox = openOutbox(context.folder)
  context.run = (...args) =>
    new Promise(resolve => {
      const options = { env: { ...process.env, OUTBOX: context.folder } }
      execFile(process.execPath, [script, ...args], options, (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out, err }),
      )
    })
})

test.after.each(async ({ folder }) => {
  await rm(folder, { recursive: true, force: true })
})

test.after(() => rm(join(script, '..'), { recursive: true }))

/** Two messages that the provider refused, and one that waits. */
async function fill(outbox: Outbox): Promise<void> {
  for (const id of IDS) {
    await outbox.keep(envelope({ id }))
    await new Promise(resolve => setTimeout(resolve, 3))
  }
  await outbox.bury(IDS[0], 'HTTP 401')
  await outbox.bury(IDS[1], 'HTTP 422')
  await outbox.keep(envelope())
}

test('without dead letters it says so', async ({ run }) => {
  assert.equal(await run(), { code: 0, out: '0 dead, 0 pending\n', err: '' })
})

test('the list has a line for each dead letter, the oldest first: id, time and reason', async ({ run, outbox }) => {
  await fill(outbox)
  const times = await Promise.all(IDS.map(async id => (await outbox.read('dead', id)).time))
  const { out } = await run()
  assert.is(out, `${IDS[0]}  ${times[0]}  HTTP 401\n${IDS[1]}  ${times[1]}  HTTP 422\n2 dead, 1 pending\n`)
})

test('the list holds no word of a message', async ({ run, outbox }) => {
  await fill(outbox)
  const { out, err } = await run()
  assert.not.match(out + err, FIELDS)
})

test('a file that is not a message is listed with the others', async ({ run, outbox, folder }) => {
  await fill(outbox)
  await writeFile(join(folder, 'dead', 'broken.json'), 'x')
  assert.match((await run()).out, /^broken {2}the file is not a message\n/)
})

test('show prints the message and why it is dead', async ({ run, outbox }) => {
  await fill(outbox)
  const { out } = await run('show', IDS[0])
  assert.match(out, /^Kept: 2\S+Z\nTried: 2\S+Z HTTP 401\nReply-To: nour@deltaholidays\.example\nSubject: New Contact/)
  assert.match(out, 'A demo?\r\n')
})

test('retry makes one message pending again', async ({ run, outbox }) => {
  await fill(outbox)
  const { code, out } = await run('retry', IDS[0])
  assert.equal([code, out], [0, '1 put back: a running server sees them within 10 s\n'])
  assert.equal(await outbox.names('dead'), [IDS[1]])
  assert.equal((await outbox.read('pending', IDS[0])).attempts, [])
})

test('retry all makes all of them pending again', async ({ run, outbox }) => {
  await fill(outbox)
  await run('retry', 'all')
  assert.equal(await outbox.names('dead'), [])
  assert.is((await outbox.names('pending')).length, 3)
})

const unknown = ['x', '../pending/x', `../dead/${IDS[0]}`, `${IDS[0]}.json`, '', '.']

for (const id of unknown) {
  for (const command of ['show', 'retry']) {
    test(`${command} ${JSON.stringify(id)} is an error that leaves all as it was`, async ({ run, outbox }) => {
      await fill(outbox)
      const { code, out, err } = await run(command, id)
      assert.equal([code, out], [1, ''])
      assert.match(err, /^No dead letter has the id "[^\n]*\n$/)
      assert.is((await outbox.names('dead')).length, 2)
    })
  }
}

for (const args of [['show'], ['retry'], ['retry', 'all', 'x'], ['delete', 'all'], ['--help']]) {
  test(`${args.join(' ')} prints what can be done, and does nothing`, async ({ run, outbox }) => {
    await fill(outbox)
    const { code, err } = await run(...args)
    assert.is(code, 1)
    assert.match(err, /^npm run outbox +lists the dead letters/)
    assert.is((await outbox.names('dead')).length, 2)
  })
}

test('a folder that is no outbox is an error, and not made into one', async ({ run, folder }) => {
  await rm(folder, { recursive: true })
  const { code, err } = await run()
  assert.is(code, 1)
  assert.match(err, /^OUTBOX: there is none in [^\n]+\n$/)
  assert.not.ok((await readdir(tmpdir())).some(name => folder.endsWith(name)))
})

test.run()
