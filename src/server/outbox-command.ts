// What `npm run outbox` does: shows what became of the messages, and carries out a person's decisions. It may run alongside the
// server, which notices every file that it moves or removes.
import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { oneLine } from '../contact/compose'
import { fields, tidyEmail } from '../contact/fields'
import { Strange } from './files'
import { WEBHOOK } from './folders'
import type { Attempt, Letter } from './letter'
import { codeOf } from './log'
import { type Box, type Outbox, openOutbox } from './outbox'

const usage = (self: string): string => `${self}                  lists the messages that wait, without a word of theirs
${self} show ID          prints one
${self} retry ID         puts a dead one back, to be delivered
${self} retry all        puts all dead ones back
${self} release ID       lets a held one be delivered
${self} erase ID         removes one, and the receipt of one that was sent
${self} erase ADDRESS    removes all messages of an email address
${self} export ADDRESS   prints all messages of an email address as JSON`

/** Matches the line of a mail after which the visitor's own words begin, such as `Message:`. */
const WORDS = new RegExp(
  `^(${fields.flatMap(({ type, mail }) => (type === 'multiline' ? [mail] : [])).join('|')}):\\r$`,
  'm',
)

const BOXES: readonly Box[] = ['dead', 'held', 'pending']

/** A file of one of the folders. `letter` is absent if it cannot be read as a message; `fault` then says why. */
type Found = { outbox: Outbox; box: Box; name: string; letter?: Letter; fault: string }

/** The outbox of the mailbox and, if there is one, that of the webhook. */
type Both = readonly [Outbox, ...Outbox[]]

/** Returns the name of a folder, as the lists show it. */
const shown = ({ root }: Outbox, box: Box): string => (basename(root) === WEBHOOK ? `${WEBHOOK}/${box}` : box)

async function find(outbox: Outbox, box: Box, name: string): Promise<Found> {
  try {
    return { outbox, box, name, letter: await outbox.read(box, name), fault: '' }
  } catch (error) {
    const isOther = error instanceof SyntaxError || error instanceof Strange
    return { outbox, box, name, fault: isOther ? 'the file is not a message' : codeOf(error) }
  }
}

async function all(outbox: Outbox, box: Box): Promise<Found[]> {
  const found: Found[] = []
  for (const name of await outbox.names(box)) found.push(await find(outbox, box, name))
  return found.sort((a, b) => (a.letter?.time ?? '').localeCompare(b.letter?.time ?? ''))
}

async function list(both: Both): Promise<string> {
  const rows: string[] = []
  const totals: string[] = []
  for (const [outbox, box] of boxesOf(both)) {
    const found = await all(outbox, box)
    rows.push(...found.map(row))
    totals.push(`${found.length} ${shown(outbox, box)}`)
  }
  return [...rows, totals.join(', ')].join('\n')
}

/** Returns the folders of both outboxes, without the webhook's `held`, which stays empty. */
const boxesOf = (both: Both): [Outbox, Box][] =>
  both.flatMap((outbox, i) => BOXES.flatMap(box => (i > 0 && box === 'held' ? [] : [[outbox, box] as [Outbox, Box]])))

function row({ outbox, box, name, letter, fault }: Found): string {
  if (!letter) return `${shown(outbox, box)}  ${name}  ${fault}`
  const { time, attempts, held } = letter
  const tried = box === 'held' ? held : attempts.at(-1)?.reason
  return [shown(outbox, box), name, time, age(time), ...(tried ? [tried] : [])].join('  ')
}

/** Returns how long ago a time was, in the largest unit that fits: `5 min`. */
function age(time: string): string {
  const seconds = Math.max(Math.floor((Date.now() - Date.parse(time)) / 1000), 0) || 0
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`
  return seconds < 86_400 ? `${Math.floor(seconds / 3_600)} h` : `${Math.floor(seconds / 86_400)} d`
}

async function show(both: Both, id: string): Promise<string> {
  const [first, ...others] = await placesOf(both, id, BOXES)
  const { time, held, replyTo, subject, text, attempts } = await first.outbox.read(first.box, id)
  const why = held ? [`Held: ${held}`] : []
  const head = [
    `Kept: ${time}`,
    ...why,
    ...attempts.map(tried),
    `Reply-To: ${replyTo ?? 'none'}`,
    `Subject: ${subject}`,
  ]
  for (const { outbox, box } of others) {
    head.push(`Also: ${shown(outbox, box)}`, ...(await outbox.read(box, id)).attempts.map(tried))
  }
  return [...head, '', text].join('\n')
}

const tried = ({ time, reason }: Attempt): string => `Tried: ${time} ${reason}`

async function retry(both: Both, id: string): Promise<string> {
  const places = id === 'all' ? await dead(both) : await placesOf(both, id, ['dead'])
  for (const { outbox, name } of places) await outbox.revive('dead', name)
  return `${places.length} put back: a running server sees them within 10 s`
}

async function dead(both: Both): Promise<Place[]> {
  const places: Place[] = []
  for (const outbox of both) {
    for (const name of await outbox.names('dead')) places.push({ outbox, box: 'dead', name })
  }
  return places
}

/** Releases a message to the webhook too, first: if this breaks off there, the message is still held. */
async function release(both: Both, id: string): Promise<string> {
  const [outbox, webhook] = both
  await placesOf([outbox], id, ['held'])
  if (webhook) {
    const { held, ...letter } = await outbox.read('held', id)
    await webhook.keep(letter)
  }
  await outbox.revive('held', id)
  return '1 released: a running server sees it within 10 s'
}

async function erase(both: Both, what: string): Promise<string> {
  if (what.includes('@')) {
    const found = await of(both, what)
    for (const { outbox, box, name } of found) await outbox.remove(box, name)
    return `${new Set(found.map(({ name }) => name)).size} erased`
  }
  const listed = await placesOf(both, what, BOXES).catch((): Place[] => [])
  const removed: boolean[] = []
  for (const { outbox, box, name } of listed) removed.push(await outbox.remove(box, name))
  // Looks for receipts only with the characters of a UUID: other text could be a path to another folder.
  const receiptsOf = /^[\da-f-]{36}$/.test(what) ? both : []
  for (const outbox of receiptsOf) removed.push(await outbox.remove('sent', what))
  if (!removed.includes(true)) throw unknown(what)
  return '1 erased'
}

async function exported(both: Both, address: string): Promise<string> {
  const found = await of(both, address)
  const messages = found.map(({ outbox, box, letter }) => {
    const place = shown(outbox, box)
    if (!letter) return { box: place }
    const { id, time, held, replyTo, subject, text, attempts } = letter
    return { box: place, id, time, ...(held && { held }), replyTo, subject, text, attempts }
  })
  return JSON.stringify({ address, messages }, null, 2)
}

/** Finds the messages sent with an email address: those that name it as their sender, not in the visitor's own words. */
async function of(both: Both, address: string): Promise<Found[]> {
  const wanted = comparable(address)
  const found: Found[] = []
  for (const [outbox, box] of boxesOf(both)) found.push(...(await all(outbox, box)))
  return found.filter(({ letter }) => {
    const [head = ''] = (letter?.text ?? '').split(WORDS)
    const values = head.split('\n').map(line => line.slice(line.indexOf(':') + 1).trim())
    return [letter?.replyTo, ...values].some(value => value && comparable(value) === wanted)
  })
}

/** Returns an address as it would stand in a mail, in small letters: typed again, it may differ in those or invisibly. */
const comparable = (address: string): string => oneLine(tidyEmail(address)).toLowerCase()

type Place<Among extends Box = Box> = { outbox: Outbox; box: Among; name: string }

/**
 * Returns where an id is listed, once in each outbox. As it must be listed, the typed id cannot be a path elsewhere.
 * @throws when it is listed nowhere
 */
async function placesOf<Among extends Box>(
  both: Both,
  id: string,
  boxes: readonly Among[],
): Promise<[Place<Among>, ...Place<Among>[]]> {
  const places: Place<Among>[] = []
  for (const outbox of both) {
    for (const box of boxes) {
      if (!(await outbox.names(box)).includes(id)) continue
      places.push({ outbox, box, name: id })
      break
    }
  }
  const [first, ...others] = places
  if (!first) throw unknown(id)
  return [first, ...others]
}

const unknown = (id: string) => new Error(`No such message has the id ${JSON.stringify(id)}`)

const COMMANDS = new Map(Object.entries({ show, retry, release, erase, export: exported }))

/**
 * Carries out one command.
 * @param folder of the outbox
 * @param parameters the words after the command's own name, such as `show` and an id
 * @param self the command's own name, for the list of what can be done
 * @returns what it has to say
 * @throws when there is no such outbox, command or message, with the words for whoever typed it
 */
export async function outboxCommand(folder: string, parameters: readonly string[], self: string): Promise<string> {
  const [command, argument, ...rest] = parameters
  // openOutbox would create the folders, even those of a mistyped path.
  if (!existsSync(join(folder, 'pending'))) throw new Error(`OUTBOX: there is none in ${resolve(folder)}`)
  const step = command === undefined ? undefined : COMMANDS.get(command)
  if (command !== undefined && (!step || argument === undefined || rest.length > 0)) throw new Error(usage(self))
  const outbox = openOutbox(folder)
  const webhook = join(outbox.root, WEBHOOK)
  const both: Both = existsSync(webhook) ? [outbox, openOutbox(webhook)] : [outbox]
  return step && argument !== undefined ? step(both, argument) : list(both)
}
