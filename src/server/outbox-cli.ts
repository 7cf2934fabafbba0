// The command behind `npm run outbox`: shows what became of the messages, and carries out a person's decisions. It may run
// alongside the server, which notices every file that it moves or removes.
import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { oneLine } from '../contact/compose'
import { fields, tidyEmail } from '../contact/fields'
import { Strange } from './files'
import type { Letter } from './letter'
import { codeOf } from './log'
import { type Box, type Outbox, openOutbox } from './outbox'
import { outboxSetting } from './settings'

const SELF = process.env.npm_lifecycle_event === 'outbox' ? 'npm run outbox' : `node ${basename(process.argv[1] ?? '')}`

const USAGE = `${SELF}                  lists the messages that wait, without a word of theirs
${SELF} show ID          prints one
${SELF} retry ID         puts a dead one back, to be delivered
${SELF} retry all        puts all dead ones back
${SELF} release ID       lets a held one be delivered
${SELF} erase ID         removes one, and the receipt of one that was sent
${SELF} erase ADDRESS    removes all messages of an e-mail address
${SELF} export ADDRESS   prints all messages of an e-mail address as JSON`

/** Matches the line of a mail after which the visitor's own words begin, such as `Message:`. */
const WORDS = new RegExp(
  `^(${fields.flatMap(({ type, mail }) => (type === 'multiline' ? [mail] : [])).join('|')}):\\r$`,
  'm',
)

const BOXES: readonly Box[] = ['dead', 'held', 'pending']

/** A file of one of the folders. `letter` is absent if it cannot be read as a message; `fault` then says why. */
type Found = { box: Box; name: string; letter?: Letter; fault: string }

async function find(outbox: Outbox, box: Box, name: string): Promise<Found> {
  try {
    return { box, name, letter: await outbox.read(box, name), fault: '' }
  } catch (error) {
    const isOther = error instanceof SyntaxError || error instanceof Strange
    return { box, name, fault: isOther ? 'the file is not a message' : codeOf(error) }
  }
}

async function all(outbox: Outbox, box: Box): Promise<Found[]> {
  const found: Found[] = []
  for (const name of await outbox.names(box)) found.push(await find(outbox, box, name))
  return found.sort((a, b) => (a.letter?.time ?? '').localeCompare(b.letter?.time ?? ''))
}

async function list(outbox: Outbox): Promise<string> {
  const rows: string[] = []
  const totals: string[] = []
  for (const box of BOXES) {
    const found = await all(outbox, box)
    rows.push(...found.map(row))
    totals.push(`${found.length} ${box}`)
  }
  return [...rows, totals.join(', ')].join('\n')
}

function row({ box, name, letter, fault }: Found): string {
  if (!letter) return `${box}  ${name}  ${fault}`
  const { time, attempts, held } = letter
  const tried = box === 'held' ? held : attempts.at(-1)?.reason
  return [box, name, time, age(time), ...(tried ? [tried] : [])].join('  ')
}

/** Returns how long ago a time was, in the largest unit that fits: `5 min`. */
function age(time: string): string {
  const seconds = Math.max(Math.floor((Date.now() - Date.parse(time)) / 1000), 0) || 0
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`
  return seconds < 86_400 ? `${Math.floor(seconds / 3_600)} h` : `${Math.floor(seconds / 86_400)} d`
}

async function show(outbox: Outbox, id: string): Promise<string> {
  const box = await boxOf(outbox, id, BOXES)
  const { time, held, replyTo, subject, text, attempts } = await outbox.read(box, id)
  const tried = attempts.map(attempt => `Tried: ${attempt.time} ${attempt.reason}`)
  const why = held ? [`Held: ${held}`] : []
  const head = [`Kept: ${time}`, ...why, ...tried, `Reply-To: ${replyTo ?? 'none'}`, `Subject: ${subject}`]
  return [...head, '', text].join('\n')
}

async function retry(outbox: Outbox, id: string): Promise<string> {
  if (id !== 'all') await boxOf(outbox, id, ['dead'])
  const names = id === 'all' ? await outbox.names('dead') : [id]
  for (const name of names) await outbox.revive('dead', name)
  return `${names.length} put back: a running server sees them within 10 s`
}

async function release(outbox: Outbox, id: string): Promise<string> {
  await boxOf(outbox, id, ['held'])
  await outbox.revive('held', id)
  return '1 released: a running server sees it within 10 s'
}

async function erase(outbox: Outbox, what: string): Promise<string> {
  if (what.includes('@')) {
    const found = await of(outbox, what)
    for (const { box, name } of found) await outbox.remove(box, name)
    return `${found.length} erased`
  }
  const box = await boxOf(outbox, what, BOXES).catch(() => 'sent' as const)
  // Accepts only the characters of a UUID: other text could be a path to another folder.
  if (box === 'sent' && !/^[\da-f-]{36}$/.test(what)) throw unknown(what)
  if (!(await outbox.remove(box, what))) throw unknown(what)
  return '1 erased'
}

async function exported(outbox: Outbox, address: string): Promise<string> {
  const found = await of(outbox, address)
  const messages = found.map(({ box, letter }) => {
    if (!letter) return { box }
    const { id, time, held, replyTo, subject, text, attempts } = letter
    return { box, id, time, ...(held && { held }), replyTo, subject, text, attempts }
  })
  return JSON.stringify({ address, messages }, null, 2)
}

/** Finds the messages sent with an e-mail address: those that name it as their sender, not in the visitor's own words. */
async function of(outbox: Outbox, address: string): Promise<Found[]> {
  const wanted = comparable(address)
  const found: Found[] = []
  for (const box of BOXES) found.push(...(await all(outbox, box)))
  return found.filter(({ letter }) => {
    const [head = ''] = (letter?.text ?? '').split(WORDS)
    const values = head.split('\n').map(line => line.slice(line.indexOf(':') + 1).trim())
    return [letter?.replyTo, ...values].some(value => value && comparable(value) === wanted)
  })
}

/** Returns an address as it would stand in a mail, in small letters: typed again, it may differ in those or invisibly. */
const comparable = (address: string): string => oneLine(tidyEmail(address)).toLowerCase()

/** Returns the first of the folders that lists an id. As it must be listed, the typed id cannot be a path elsewhere. */
async function boxOf<Among extends Box>(outbox: Outbox, id: string, boxes: readonly Among[]): Promise<Among> {
  for (const box of boxes) if ((await outbox.names(box)).includes(id)) return box
  throw unknown(id)
}

const unknown = (id: string) => new Error(`No such message has the id ${JSON.stringify(id)}`)

const COMMANDS = new Map(Object.entries({ show, retry, release, erase, export: exported }))

async function run(folder: string, [command, argument, ...rest]: string[]): Promise<string> {
  // openOutbox would create the folders, even those of a mistyped path.
  if (!existsSync(join(folder, 'pending'))) throw new Error(`OUTBOX: there is none in ${resolve(folder)}`)
  const step = command === undefined ? undefined : COMMANDS.get(command)
  if (command !== undefined && (!step || argument === undefined || rest.length > 0)) throw new Error(USAGE)
  const outbox = openOutbox(folder)
  return step && argument !== undefined ? step(outbox, argument) : list(outbox)
}

try {
  console.log(await run(outboxSetting(process.env), process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
