import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Outbox, openOutbox } from '../../src/server/outbox'
import { outboxCommand } from '../../src/server/outbox-command'
import { bundle } from '../support/bundle'
import { envelope } from '../support/envelope'

const SELF = 'node outbox.mjs'
const IDS = ['0b9a7c1e-6a38-4f0e-9d0c-5b1f2f6a7d10', 'ffd6ad2e-31fd-4cdb-a5a9-6b04b6a1f1f0'] as const
const FIELDS = /Nour|deltaholidays|demo/

type Run = (...args: string[]) => Promise<{ code: number; out: string; err: string }>
/** `run` calls the function behind the command, `start` the command itself, in a process, which takes a hundred times as long. */
const test = suite<{ folder: string; outbox: Outbox; run: Run; start: Run }>('outbox-cli')

const script = await bundle('src/server/outbox-cli.ts', join(await mkdtemp(join(tmpdir(), 'cli-')), 'outbox.mjs'))

test.before.each(async context => {
  context.folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  context.outbox = openOutbox(context.folder)
  context.run = (...args) =>
    outboxCommand(context.folder, args, SELF).then(
      out => ({ code: 0, out: `${out}\n`, err: '' }),
      (error: Error) => ({ code: 1, out: '', err: `${error.message}\n` }),
    )
  context.start = (...args) =>
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

const PENDING = '9d3f0f4e-8b57-4b57-9d0c-6f3c1c0f2e22'
/** Numbers a user who is not root. */
const OTHER_USER = 12_345
const HELD = '3f2b5a60-52a5-4c1f-a5a4-0a6b3a4d9c11'

/** Fills the outbox with two dead messages, one held message and one pending message. */
async function fill(outbox: Outbox): Promise<void> {
  for (const id of IDS) {
    await outbox.keep(envelope({ id }))
    await new Promise(resolve => setTimeout(resolve, 3))
  }
  await outbox.bury(IDS[0], 'HTTP 401')
  await outbox.bury(IDS[1], 'HTTP 422')
  await outbox.keep(envelope({ id: HELD, held: 'trap', replyTo: 'spam@deltaholidays.example' }))
  await outbox.keep(envelope({ id: PENDING }))
}

test('of an empty outbox it says so', async ({ start }) => {
  assert.equal(await start(), { code: 0, out: '0 dead, 0 held, 0 pending\n', err: '' })
})

for (const args of [['erase', 'x'], ['--help'], ['retry', 'all'], ['show', PENDING]]) {
  test(`the command says what its function says: ${args.join(' ')}`, async ({ run, start, outbox }) => {
    await outbox.keep(envelope({ id: PENDING }))
    assert.equal(await start(...args), await run(...args))
  })
}

test('the list has a line for each message, the oldest first: folder, id, time, age and reason', async ({
  run,
  outbox,
  folder,
}) => {
  await fill(outbox)
  const days = 24 * 3_600_000
  const time = new Date(Date.now() - 3 * days).toISOString()
  const file = join(folder, `dead/${IDS[1]}.json`)
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"time":"[^"]+"/, `"time":"${time}"`))
  const { out } = await run()
  const shape = out.replaceAll(/2\d{3}-\S+Z/g, 'TIME').replaceAll(/ \d s/g, ' AGE')
  assert.equal(shape.split('\n'), [
    `dead  ${IDS[1]}  TIME  3 d  HTTP 422`,
    `dead  ${IDS[0]}  TIME  AGE  HTTP 401`,
    `held  ${HELD}  TIME  AGE  trap`,
    `pending  ${PENDING}  TIME  AGE`,
    '2 dead, 1 held, 1 pending',
    '',
  ])
})

test('the list holds no word of a message', async ({ run, outbox }) => {
  await fill(outbox)
  const { out, err } = await run()
  assert.not.match(out + err, FIELDS)
})

test('a file that is not a message is listed with the others', async ({ run, outbox, folder }) => {
  await fill(outbox)
  await writeFile(join(folder, 'dead', 'broken.json'), 'x')
  assert.match((await run()).out, /^dead {2}broken {2}the file is not a message\n/)
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
  assert.equal(new Set(await outbox.names('pending')), new Set([...IDS, PENDING]))
})

test('show prints a held message and why it is held', async ({ run, outbox }) => {
  await fill(outbox)
  assert.match((await run('show', HELD)).out, /^Kept: 2\S+Z\nHeld: trap\nReply-To: spam@/)
})

test('release makes a held message pending, and it says no longer that it is held back', async ({ run, outbox }) => {
  await fill(outbox)
  const { code, out } = await run('release', HELD)
  assert.equal([code, out], [0, '1 released: a running server sees it within 10 s\n'])
  assert.equal(await outbox.names('held'), [])
  assert.ok((await outbox.names('pending')).includes(HELD))
})

// Only root may give a file away.
const asRoot = process.getuid?.() === 0 ? test : test.skip

asRoot(
  'a message that root releases to the webhook belongs to the owner of its folder',
  async ({ run, outbox, folder }) => {
    await fill(outbox)
    const { root } = openOutbox(join(folder, 'webhook'))
    await chown(join(root, 'pending'), OTHER_USER, OTHER_USER)
    await run('release', HELD)
    const { uid, gid } = await stat(join(root, 'pending', `${HELD}.json`))
    assert.equal([uid, gid], [OTHER_USER, OTHER_USER])
  },
)

asRoot('folders that the command creates for root belong to the owner of the outbox', async ({ run, folder }) => {
  // As in a restored backup.
  await rm(join(folder, 'sent'), { recursive: true })
  await chown(folder, OTHER_USER, OTHER_USER)
  await run()
  assert.is((await stat(join(folder, 'sent'))).uid, OTHER_USER)
})

for (const [id, box] of [
  [IDS[0], 'dead'],
  [HELD, 'held'],
  [PENDING, 'pending'],
] as const) {
  test(`erase removes a message that is ${box}, and no other`, async ({ run, outbox }) => {
    await fill(outbox)
    const before = (await outbox.names(box)).length
    assert.equal(await run('erase', id), { code: 0, out: '1 erased\n', err: '' })
    assert.is((await outbox.names(box)).length, before - 1)
    assert.not.ok((await outbox.names(box)).includes(id))
  })
}

test('erase removes what is left of a message that was sent', async ({ run, outbox, folder }) => {
  await fill(outbox)
  await outbox.sent(PENDING, 'receipt-1')
  assert.is((await run('erase', PENDING)).out, '1 erased\n')
  assert.equal(await readdir(join(folder, 'sent')), [])
})

const OTHER = {
  replyTo: 'amal@other.example',
  text: 'Full name: Amal\r\nEmail: amal@other.example\r\nMessage:\r\nEmail: nour@deltaholidays.example\r\n',
}

test('erase with an email address removes the messages of that address in all folders, and no other', async ({
  run,
  outbox,
}) => {
  await fill(outbox)
  await outbox.keep(envelope(OTHER))
  assert.is((await run('erase', 'NOUR@deltaholidays.example')).out, '4 erased\n')
  assert.equal([await outbox.names('dead'), await outbox.names('held')], [[], []])
  assert.is((await outbox.names('pending')).length, 1)
})

test('an address that is only mistyped belongs to the message all the same', async ({ run, outbox }) => {
  await outbox.keep(envelope({ replyTo: null, text: 'Full name: Amal\r\nEmail: amal@localhost\r\n' }))
  assert.is((await run('erase', 'amal@localhost')).out, '1 erased\n')
})

const ADDRESS = 'nour@deltaholidays.example'
const typings: [reason: string, typed: string][] = [
  ['with direction marks around it', `\u202a${ADDRESS}\u202c`],
  ['with a zero-width space in it', ADDRESS.replace('@', '\u200b@')],
  ['with a soft hyphen in it', ADDRESS.replace('holidays', '\u00adholidays')],
  ['with the full stop of a sentence', `${ADDRESS}.`],
  ['in capitals', ADDRESS.toUpperCase()],
]

for (const [reason, typed] of typings) {
  test(`an address ${reason} is found as it is written, and as it was typed`, async ({ run, outbox }) => {
    const text = (email: string) => `Full name: Nour\r\nEmail: ${email}\r\nMessage:\r\nA demo?\r\n`
    for (const [i, email] of [typed, ADDRESS, 'amal@other.example'].entries())
      await outbox.keep(envelope({ id: IDS[0].replace(/0$/, String(i)), replyTo: null, text: text(email) }))
    assert.is(JSON.parse((await run('export', ADDRESS)).out).messages.length, 2)
    assert.is((await run('erase', typed)).out, '2 erased\n')
    assert.is((await outbox.names('pending')).length, 1)
  })
}

test('export prints all messages of an address as JSON, with their words and what was tried', async ({
  run,
  outbox,
}) => {
  await fill(outbox)
  await outbox.keep(envelope(OTHER))
  const { out } = await run('export', 'nour@deltaholidays.example')
  const { address, messages } = JSON.parse(out)
  assert.is(address, 'nour@deltaholidays.example')
  assert.equal(
    messages.map(({ box, id }: Record<string, unknown>) => [box, id]),
    [
      ['dead', IDS[0]],
      ['dead', IDS[1]],
      ['held', HELD],
      ['pending', PENDING],
    ],
  )
  assert.match(messages[0].text, 'A demo?')
  assert.is(messages[0].attempts[0].reason, 'HTTP 401')
})

const traversals = ['../pending/x', `../dead/${IDS[0]}`, `${IDS[0]}.json`, '', '.', '..']
const unknown = [
  ...['show', 'retry', 'release', 'erase'].map(command => [command, 'x'] as const),
  ...traversals.map(id => ['erase', id] as const),
]

for (const [command, id] of unknown) {
  test(`${command} ${JSON.stringify(id)} is an error that leaves all as it was`, async ({ run, outbox }) => {
    await fill(outbox)
    const { code, out, err } = await run(command, id)
    assert.equal([code, out], [1, ''])
    assert.match(err, /^No such message has the id "[^\n]*\n$/)
    assert.is((await outbox.names('dead')).length, 2)
  })
}

const wrong = [['show'], ['retry'], ['retry', 'all', 'x'], ['delete', 'all'], ['constructor', 'x'], ['--help']]

for (const args of wrong) {
  test(`${args.join(' ')} prints what can be done, and does nothing`, async ({ run, outbox }) => {
    await fill(outbox)
    const { code, err } = await run(...args)
    assert.is(code, 1)
    assert.match(err, /^node outbox\.mjs +lists the messages/)
    assert.is((await outbox.names('dead')).length, 2)
  })
}

test('a folder that is no outbox is an error, and not made into one', async ({ run, folder }) => {
  await rm(folder, { recursive: true })
  const { code, err } = await run()
  assert.is(code, 1)
  assert.match(err, /^OUTBOX: there is none in [^\n]+\n$/)
  assert.not.ok((await readdir(tmpdir())).includes(basename(folder)))
})

test.run()
