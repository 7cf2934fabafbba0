import { execFile } from 'node:child_process'
import {
  appendFile,
  chmod,
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { Strange } from '../../src/server/files'
import { openOutbox } from '../../src/server/outbox'
import { bundle } from '../support/bundle'
import { envelope } from '../support/envelope'
import { hearLog } from '../support/log'

const ID = '0b9a7c1e-6a38-4f0e-9d0c-5b1f2f6a7d10'
const DAY = 24 * 3_600_000

const test = suite<{ folder: string }>('outbox')

test.before.each(async context => {
  context.folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})

test.after.each(async ({ folder }) => {
  await rm(folder, { recursive: true, force: true })
})

/** Reads every file of an outbox, by its path. */
async function files(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const box of ['pending', 'held', 'sent', 'dead', 'strange']) {
    for (const name of await readdir(join(folder, box))) {
      found[`${box}/${name}`] = await readFile(join(folder, box, name), 'utf8')
    }
  }
  return found
}

const paths = async (folder: string) => Object.keys(await files(folder))

const attempt = (reason = 'HTTP 503') => ({
  time: '2026-03-01T12:00:00.000Z',
  reason,
  next: '2026-03-01T12:00:01.000Z',
})

async function rejects(promise: Promise<unknown>): Promise<NodeJS.ErrnoException> {
  let fault: unknown
  await promise.catch(error => {
    fault = error
  })
  assert.instance(fault, Error)
  return fault as NodeJS.ErrnoException
}

// Keep

test('a kept message is one file under its id, and is read back as it was', async ({ folder }) => {
  const outbox = openOutbox(folder)
  const message = envelope({ id: ID })
  await outbox.keep(message)
  assert.equal(await paths(folder), [`pending/${ID}.json`])
  const { time, attempts, ...rest } = await outbox.read('pending', ID)
  assert.equal(rest, message)
})

test('a message says when it came, and that nothing was tried yet', async ({ folder }) => {
  const start = Date.now()
  const outbox = openOutbox(folder)
  await outbox.keep(envelope({ id: ID }))
  const { time, attempts } = await outbox.read('pending', ID)
  assert.ok(Date.parse(time) >= start && Date.parse(time) <= Date.now())
  assert.equal(attempts, [])
})

test('text of any script, line ends and lone surrogates survive', async ({ folder }) => {
  const outbox = openOutbox(folder)
  const message = envelope({ id: ID, text: 'نور\r\n旅行\n🧳\u2028\ud800\u0000"\\', replyTo: null })
  await outbox.keep(message)
  const { text, replyTo } = await outbox.read('pending', ID)
  assert.is(text, message.text)
  assert.is(replyTo, null)
})

test('messages of the same moment do not overwrite each other', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await Promise.all(Array.from({ length: 50 }, () => outbox.keep(envelope())))
  assert.is((await outbox.names('pending')).length, 50)
})

test('an outbox that was there before keeps its messages', async ({ folder }) => {
  await openOutbox(folder).keep(envelope({ id: ID }))
  assert.equal(await openOutbox(folder).names('pending'), [ID])
})

test('an unfinished file does not count as a message', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await writeFile(join(folder, 'pending', `${ID}.tmp`), '{"sub')
  assert.equal(await outbox.names('pending'), [])
})

test('an unfinished file of a message does not hinder its next try', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await writeFile(join(folder, 'pending', `${ID}.json.0123456789ab.tmp`), 'x'.repeat(10_000))
  await outbox.keep(envelope({ id: ID }))
  assert.equal(await outbox.names('pending'), [ID])
  assert.is((await outbox.read('pending', ID)).id, ID)
})

test('only the owner may read the folders', async ({ folder }) => {
  const fresh = join(folder, 'new')
  openOutbox(fresh)
  const modes = await Promise.all(
    ['', 'pending', 'held', 'sent', 'dead', 'strange'].map(name => stat(join(fresh, name))),
  )
  assert.equal(
    modes.map(({ mode }) => mode & 0o777),
    Array(6).fill(0o700),
  )
})

test('only the owner may read a message', async ({ folder }) => {
  await openOutbox(folder).keep(envelope({ id: ID }))
  assert.is((await stat(join(folder, `pending/${ID}.json`))).mode & 0o777, 0o600)
})

test('a folder that cannot be made is an error at once, in one line that names the setting', async ({ folder }) => {
  await writeFile(join(folder, 'file'), '')
  assert.throws(() => openOutbox(join(folder, 'file')), /^OUTBOX: [^\n]+$/)
})

// One id is one message

type Outbox = ReturnType<typeof openOutbox>
const fates: [reason: string, fate: (outbox: Outbox) => Promise<unknown>, path: string][] = [
  ['is pending', async () => {}, `pending/${ID}.json`],
  ['was tried', outbox => outbox.note(ID, attempt()), `pending/${ID}.json`],
  ['was sent', outbox => outbox.sent(ID, 'receipt-1'), `sent/${ID}`],
  ['is dead', outbox => outbox.bury(ID, 'HTTP 401'), `dead/${ID}.json`],
]

for (const [reason, fate, path] of fates) {
  test(`a message that ${reason} is not kept again under its id, nor changed`, async ({ folder }) => {
    const outbox = openOutbox(folder)
    await outbox.keep(envelope({ id: ID }))
    await fate(outbox)
    const before = await files(folder)
    await outbox.keep(envelope({ id: ID, subject: 'again' }))
    assert.equal(await files(folder), before)
    assert.equal(Object.keys(before), [path])
  })

  test(`a message that ${reason} is known after a restart`, async ({ folder }) => {
    const outbox = openOutbox(folder)
    await outbox.keep(envelope({ id: ID }))
    await fate(outbox)
    await openOutbox(folder).keep(envelope({ id: ID }))
    assert.equal(await paths(folder), [path])
  })
}

test('an id that is posted many times at once is one message, acknowledged to all', async ({ folder }) => {
  const outbox = openOutbox(folder)
  const names = await Promise.all(Array.from({ length: 20 }, () => outbox.keep(envelope({ id: ID }))))
  assert.equal(new Set(names), new Set([ID]))
  assert.equal(await paths(folder), [`pending/${ID}.json`])
})

test('an id in capitals is the same id', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await outbox.keep(envelope({ id: ID }))
  await outbox.keep(envelope({ id: ID.toUpperCase() }))
  assert.equal(await paths(folder), [`pending/${ID}.json`])
})

const noIds = ['', 'x', '../../escape', `${ID}/../x`, `${ID}\n`, `${ID}x`, '{0b9a7c1e-6a38-4f0e-9d0c-5b1f2f6a7d10}']

for (const id of noIds) {
  test(`${JSON.stringify(id)} is no id, and nothing is kept under it`, async ({ folder }) => {
    const outbox = openOutbox(join(folder, 'outbox'))
    await rejects(outbox.keep(envelope({ id })))
    assert.equal(await paths(join(folder, 'outbox')), [])
    assert.equal(await readdir(folder), ['outbox'])
  })
}

// When the disk refuses

test('a message that cannot be written is not acknowledged', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await rm(join(folder, 'pending'), { recursive: true })
  assert.is((await rejects(outbox.keep(envelope()))).code, 'ENOENT')
})

/** Calls `sync` before every fsync of a file, with the number of the call, while `run` is running. */
async function withSync(sync: (call: number) => Promise<void>, run: () => Promise<unknown>): Promise<void> {
  const handle = await open(tmpdir())
  const prototype: FileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const original = prototype.sync
  let calls = 0
  prototype.sync = async function () {
    calls += 1
    await sync(calls)
    return original.call(this)
  }
  try {
    await run()
  } finally {
    prototype.sync = original
  }
}

for (const [call, what] of [
  [1, 'file'],
  [2, 'folder'],
] as const) {
  test(`a ${what} that does not reach the disk is not acknowledged, and nothing is left behind`, async ({ folder }) => {
    const outbox = openOutbox(folder)
    const fail = (at: number) => (at === call ? Promise.reject(new Error('EIO')) : Promise.resolve())
    await withSync(fail, () => rejects(outbox.keep(envelope())))
    assert.equal(await paths(folder), [])
  })
}

test('the file is on the disk before it has its name, and the name before the message is acknowledged', async ({
  folder,
}) => {
  const outbox = openOutbox(folder)
  const seen: string[][] = []
  const look = async () => {
    seen.push(await paths(folder))
  }
  await withSync(look, () => outbox.keep(envelope({ id: ID })))
  assert.match(String(seen[0]), new RegExp(`^pending/${ID}\\.json\\.[\\da-f]{12}\\.tmp$`))
  assert.equal(seen[1], [`pending/${ID}.json`])
})

test('a full disk keeps no attempt from beginning, one that takes nothing does', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await outbox.keep(envelope({ id: ID }))
  const handle = await open(tmpdir())
  const prototype: FileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const { write } = prototype
  let code = 'ENOSPC'
  prototype.write = () => Promise.reject(Object.assign(new Error(), { code }))
  try {
    await outbox.begin(ID)
    code = 'EROFS'
    assert.is((await rejects(outbox.begin(ID))).code, 'EROFS')
  } finally {
    prototype.write = write
  }
})

test('a probe leaves nothing behind, and rejects where nothing can be written', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await outbox.probe()
  assert.equal(await paths(folder), [])
  await withSync(
    () => Promise.reject(Object.assign(new Error(), { code: 'EIO' })),
    async () => assert.is((await rejects(outbox.probe())).code, 'EIO'),
  )
  assert.equal(await paths(folder), [])
})

test('a message that was refused is kept when the disk has recovered', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await withSync(
    () => Promise.reject(new Error('EIO')),
    () => rejects(outbox.keep(envelope({ id: ID }))),
  )
  await outbox.keep(envelope({ id: ID }))
  assert.equal(await paths(folder), [`pending/${ID}.json`])
})

test('on a disk that takes a part of a message only, nothing is left behind; a message that fits is kept', async ({
  folder,
}) => {
  const script = join(folder, 'fill.mjs')
  await bundle('test/support/fill.ts', script)
  const outbox = join(folder, 'outbox')
  // Limits files to one block, which is 512 or 1024 bytes.
  const { stdout } = await promisify(execFile)('sh', ['-c', `ulimit -f 1; exec node ${script} ${outbox}`])
  assert.is(stdout.trim(), 'EFBIG kept')
  assert.is((await paths(outbox)).length, 1)
})

// More than one process

test('two that write the same message at once lose it neither of them', async ({ folder }) => {
  // The lock normally prevents this; the test shows that nothing is lost if it fails.
  const [one, two] = [openOutbox(folder), openOutbox(folder)]
  for (let round = 0; round < 100; round += 1) {
    const message = envelope()
    await Promise.allSettled([one.keep(message), two.keep(message)])
    assert.is((await one.read('pending', message.id)).id, message.id)
  }
  assert.is((await one.names('pending')).length, 100)
})

test('what another process writes is not in the way, and is left alone', async ({ folder }) => {
  const [one, two] = [openOutbox(folder), openOutbox(folder)]
  await withSync(
    call => (call === 1 ? two.keep(envelope({ id: ID })).then(() => {}) : Promise.resolve()),
    () => one.keep(envelope({ id: ID })),
  )
  assert.equal(await paths(folder), [`pending/${ID}.json`])
})

// Held messages

test('a suspicious message is held, whole, with the reason', async ({ folder }) => {
  const outbox = openOutbox(folder)
  const message = envelope({ id: ID, held: 'trap' })
  await outbox.keep(message)
  assert.equal(await paths(folder), [`held/${ID}.json`])
  const { time, attempts, ...rest } = await outbox.read('held', ID)
  assert.equal(rest, message)
})

test('a held message that comes again with the same reason to hold it stays one held message', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await outbox.keep(envelope({ id: ID, held: 'trap' }))
  await outbox.keep(envelope({ id: ID, held: 'trap' }))
  assert.equal(await paths(folder), [`held/${ID}.json`])
})

test('a held message that comes again without a reason to hold it is released', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await outbox.keep(envelope({ id: ID, held: 'trap' }))
  await outbox.keep(envelope({ id: ID }))
  assert.equal(await paths(folder), [`pending/${ID}.json`])
})

test('a message that was delivered is not held when it comes again with a reason', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await outbox.keep(envelope({ id: ID }))
  await outbox.sent(ID, 'receipt-1')
  await outbox.keep(envelope({ id: ID, held: 'trap' }))
  assert.equal(await paths(folder), [`sent/${ID}`])
})

test('a held message is erased after a month, and a dead one is reported', async ({ folder }) => {
  const outbox = openOutbox(folder)
  const ages: [path: string, days: number][] = [
    ['held/young.json', 29],
    ['held/old.json', 31],
    ['dead/young.json', 29],
    ['dead/old.json', 31],
    ['pending/old.json', 31],
  ]
  for (const [path, days] of ages) {
    const time = new Date(Date.now() - days * DAY)
    await writeFile(join(folder, path), '')
    await utimes(join(folder, path), time, time)
  }
  assert.equal(await outbox.forget(Date.now()), { waiting: 2, expiring: ['young.json'] })
  assert.equal((await paths(folder)).sort(), [
    'dead/old.json',
    'dead/young.json',
    'held/young.json',
    'pending/old.json',
  ])
})

// Permissions

const modes: [path: string, mode: number][] = [
  ['', 0o777],
  ['', 0o755],
  ['pending', 0o777],
  ['sent', 0o750],
  ['held', 0o701],
]

for (const [path, mode] of modes) {
  test(`${path || 'an outbox'} that is there with the mode ${mode.toString(8)} is closed, and that is logged`, async ({
    folder,
  }) => {
    openOutbox(folder)
    await chmod(join(folder, path), mode)
    const log = hearLog()
    openOutbox(folder)
    log.stop()
    assert.is((await stat(join(folder, path))).mode & 0o777, 0o700)
    assert.equal(
      log.lines.map(({ event, mode }) => [event, mode]),
      [['folder closed', mode.toString(8)]],
    )
  })
}

test('a folder that others may enter and that holds other files is refused, and left as it is', async ({ folder }) => {
  await writeFile(join(folder, 'notes.txt'), '')
  await chmod(folder, 0o755)
  assert.throws(() => openOutbox(folder), /^OUTBOX: [^\n]+$/)
  assert.equal(await readdir(folder), ['notes.txt'])
  assert.is((await stat(folder)).mode & 0o777, 0o755)
})

test('the folder may be a link; those in it may not', async ({ folder }) => {
  const [real, link] = [join(folder, 'real'), join(folder, 'link')]
  await mkdir(real, { mode: 0o700 })
  await symlink(real, link)
  assert.is(openOutbox(link).root, real)
  await rm(join(real, 'sent'), { recursive: true })
  await symlink(folder, join(real, 'sent'))
  assert.throws(() => openOutbox(link), /^OUTBOX: [^\n]+ is not a folder$/)
})

// Foreign files

test('what is behind a link is neither changed, erased nor read', async ({ folder }) => {
  const outbox = openOutbox(join(folder, 'outbox'))
  const victim = join(folder, 'victim')
  const text = 'precious '.repeat(200)
  await writeFile(victim, text)
  for (const path of [`pending/${ID}.json`, `pending/${ID}.tmp`, 'sent/link', 'sent/link.json', 'dead/link.json']) {
    await symlink(victim, join(folder, 'outbox', path))
  }
  for (const step of [
    () => outbox.note(ID, attempt()),
    () => outbox.begin(ID),
    () => outbox.read('pending', ID),
    () => outbox.read('dead', 'link'),
    () => outbox.revive('dead', 'link'),
  ]) {
    assert.instance(await rejects(step()), Strange)
  }
  await outbox.recover()
  assert.is(await readFile(victim, 'utf8'), text)
})

const strange: [reason: string, path: string, make: (path: string) => Promise<unknown>][] = [
  ['a pipe', 'pending/x.json', path => promisify(execFile)('mkfifo', [path])],
  ['a pipe', 'sent/x', path => promisify(execFile)('mkfifo', [path])],
  ['a folder', 'pending/x.json', path => mkdir(path)],
  ['a folder', 'pending/x.json.0123456789ab.tmp', path => mkdir(path)],
  ['a folder', 'sent/x', path => mkdir(path)],
  ['a link', 'pending/x.json', path => symlink('/etc/hostname', path)],
  ['a link to nothing', 'dead/x.json', path => symlink('/nowhere', path)],
  ['a link', 'sent/x', path => symlink('/etc/hostname', path)],
  ['a file of 600 MB', 'pending/x.json', path => writeFile(path, '').then(() => truncate(path, 600 * 2 ** 20))],
  ['a file of 600 MB', 'sent/x', path => writeFile(path, '').then(() => truncate(path, 600 * 2 ** 20))],
  ['a file of another name', 'pending/notes.txt', path => writeFile(path, 'notes')],
]

for (const [reason, path, make] of strange) {
  test(`${reason} as ${path} is set aside with a line, and the rest is tidied`, async ({ folder }) => {
    const outbox = openOutbox(folder)
    await outbox.keep(envelope({ id: ID }))
    await make(join(folder, path))
    await writeFile(join(folder, 'pending', 'z.tmp'), '')
    const log = hearLog()
    await outbox.recover()
    log.stop()
    assert.equal(await readdir(join(folder, 'pending')), [`${ID}.json`])
    assert.equal(await readdir(join(folder, 'sent')), [])
    assert.is((await readdir(join(folder, 'strange'))).length, 1)
    assert.equal(
      log.lines.map(({ event, from }) => [event, from]),
      [['set aside', path]],
    )
  })
}

// After an attempt

test('of a message that was sent, its id, the times and the receipt remain, and nothing else', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await outbox.keep(envelope({ id: ID }))
  await outbox.note(ID, attempt())
  const { time } = await outbox.read('pending', ID)
  const start = Date.now()
  await outbox.sent(ID, 'receipt-1')
  const [[path, text] = []] = Object.entries(await files(folder))
  assert.is(path, `sent/${ID}`)
  const { sent, ...rest } = JSON.parse(String(text))
  assert.equal(rest, { time, receipt: 'receipt-1' })
  assert.ok(Date.parse(sent) >= start && Date.parse(sent) <= Date.now())
})

test('a message that the provider has is known to be taken as long as its file cannot be moved', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await outbox.keep(envelope({ id: ID }))
  await rm(join(folder, 'sent'), { recursive: true })
  await rejects(outbox.sent(ID, 'receipt-1'))
  assert.is((await outbox.read('pending', ID)).receipt, 'receipt-1')
})

test('attempts that failed are read back in their order', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await outbox.keep(envelope({ id: ID }))
  await outbox.note(ID, attempt('HTTP 500'))
  await outbox.note(ID, attempt('HTTP 503'))
  assert.equal((await outbox.read('pending', ID)).attempts, [attempt('HTTP 500'), attempt('HTTP 503')])
})

test('an attempt that was half written is passed over, and the next one is not', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await outbox.keep(envelope({ id: ID }))
  await appendFile(join(folder, `pending/${ID}.json`), '\n{"time":"2026')
  await outbox.note(ID, attempt())
  assert.equal((await outbox.read('pending', ID)).attempts, [attempt()])
})

test('an attempt at a message that is gone makes no file', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await rejects(outbox.note(ID, attempt()))
  assert.equal(await paths(folder), [])
})

test('a dead message is whole, with the reason', async ({ folder }) => {
  const outbox = openOutbox(folder)
  const message = envelope({ id: ID })
  await outbox.keep(message)
  await outbox.bury(ID, 'HTTP 401')
  const { time, attempts, ...rest } = await outbox.read('dead', ID)
  assert.equal(rest, message)
  assert.equal(
    attempts.map(({ reason }) => reason),
    ['HTTP 401'],
  )
})

test('a dead message that is put back is pending, whole, as if it had never been tried', async ({ folder }) => {
  const outbox = openOutbox(folder)
  const message = envelope({ id: ID })
  await outbox.keep(message)
  await outbox.bury(ID, 'HTTP 401')
  await outbox.revive('dead', ID)
  const { time, ...rest } = await outbox.read('pending', ID)
  assert.equal(rest, { ...message, attempts: [] })
  assert.equal(await paths(folder), [`pending/${ID}.json`])
})

const noMessages: [reason: string, file: string][] = [
  ['is empty', ''],
  ['is cut off', '{"id":"0b9a7c1e","subject":"New Con'],
  ['is of another kind', '{"name":"x"}'],
  ['is a list', '[1]'],
  ['is null', 'null'],
]

for (const [reason, file] of noMessages) {
  test(`a file that ${reason} is a syntax error without a word of it`, async ({ folder }) => {
    const outbox = openOutbox(folder)
    await writeFile(join(folder, `pending/${ID}.json`), file)
    const fault = await rejects(outbox.read('pending', ID))
    assert.instance(fault, SyntaxError)
    assert.is(fault.message, 'not a message')
  })
}

// Tidy

test('unfinished files are removed', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await outbox.keep(envelope({ id: ID }))
  await writeFile(join(folder, 'pending', 'b.tmp'), '{"sub')
  await outbox.recover()
  assert.equal(await paths(folder), [`pending/${ID}.json`])
})

test('a file that is being written is not removed', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await withSync(
    call => (call === 1 ? outbox.recover() : Promise.resolve()),
    () => outbox.keep(envelope({ id: ID })),
  )
  assert.equal(await paths(folder), [`pending/${ID}.json`])
})

test('a message that was sent just before a crash is erased, and its receipt kept', async ({ folder }) => {
  const outbox = openOutbox(folder)
  await outbox.keep(envelope({ id: ID }))
  await appendFile(join(folder, `pending/${ID}.json`), '\n{"time":"2026-03-01T12:00:00.000Z","receipt":"receipt-1"}')
  await rename(join(folder, `pending/${ID}.json`), join(folder, `sent/${ID}.json`))
  await outbox.recover()
  const [[path, text] = []] = Object.entries(await files(folder))
  assert.is(path, `sent/${ID}`)
  assert.is(JSON.parse(String(text)).receipt, 'receipt-1')
  assert.not.match(String(text), /Nour/)
})

test('a message whose erasure a crash cut short is erased', async ({ folder }) => {
  openOutbox(folder)
  const done = '{"time":"2026-03-01T12:00:00.000Z","sent":"2026-03-01T12:00:01.000Z","receipt":"receipt-1"}\n'
  await writeFile(join(folder, `sent/${ID}.json`), `${done}ubject":"New Contact Form From Nour Abdallah"}`)
  await openOutbox(folder).recover()
  assert.equal(await files(folder), { [`sent/${ID}`]: done })
})

const left: [reason: string, text: string, remains: boolean][] = [
  ['times and a receipt', `{"time":"","sent":"","receipt":"${'r'.repeat(200)}"}\n`, true],
  ['words of a message', `{"subject":"New Contact Form From Nour Abdallah","text":"${'x'.repeat(1000)}"}`, false],
]

for (const [reason, text, remains] of left) {
  test(`of a sent message whose file holds ${reason}, ${remains ? 'they remain' : 'nothing remains'}`, async ({
    folder,
  }) => {
    const outbox = openOutbox(folder)
    await writeFile(join(folder, 'sent', ID), text)
    await outbox.recover()
    assert.equal(await files(folder), { [`sent/${ID}`]: remains ? text : '' })
  })
}

// What is asked before a message is stored

const entering: [reason: string, before: (outbox: Outbox) => Promise<unknown>, held: boolean, asked: number][] = [
  ['a new message', async () => {}, false, 1],
  ['a new message to hold', async () => {}, true, 1],
  ['a known message', outbox => outbox.keep(envelope({ id: ID })), false, 0],
  ['a message that is held already', outbox => outbox.keep(envelope({ id: ID, held: 'trap' })), true, 0],
  ['a held message that would be released', outbox => outbox.keep(envelope({ id: ID, held: 'trap' })), false, 1],
]

for (const [reason, before, held, asked] of entering) {
  test(`${reason} ${asked ? 'enters only if it may, and nothing is changed if not' : 'need not enter'}`, async ({
    folder,
  }) => {
    const outbox = openOutbox(folder)
    await before(outbox)
    const there = await files(folder)
    let count = 0
    const kept = outbox.keep(envelope({ id: ID, ...(held && { held: 'trap' }) }), async () => {
      count += 1
      throw new Error('too many')
    })
    if (asked) await rejects(kept)
    else await kept
    assert.is(count, asked)
    assert.equal(await files(folder), there)
  })
}

test('the id of a sent message is known for a month and then forgotten', async ({ folder }) => {
  const outbox = openOutbox(folder)
  for (const [name, days] of [
    ['young', 29],
    ['old', 31],
  ] as const) {
    const time = new Date(Date.now() - days * DAY)
    await writeFile(join(folder, 'sent', name), '')
    await utimes(join(folder, 'sent', name), time, time)
  }
  assert.equal(await outbox.forget(Date.now()), { waiting: 0, expiring: [] })
  assert.equal(await paths(folder), ['sent/young'])
})

test.run()
