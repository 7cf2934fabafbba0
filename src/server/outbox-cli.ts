// The command behind `npm run outbox`: what became of the messages that no provider takes. It may run beside the server.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { codeOf, type Outbox, openOutbox } from './outbox'
import { outboxSetting } from './settings'

const USAGE = `npm run outbox              lists the dead letters, without a word of theirs
npm run outbox show ID      prints one
npm run outbox retry ID     puts one back, to be delivered
npm run outbox retry all    puts all of them back`

async function list(outbox: Outbox): Promise<string> {
  const names = await outbox.names('dead')
  const rows = await Promise.all(names.map(name => row(outbox, name)))
  const pending = (await outbox.names('pending')).length
  const total = `${names.length} dead, ${pending} pending`
  return [...rows.sort((a, b) => a.time.localeCompare(b.time)).map(({ text }) => text), total].join('\n')
}

async function row(outbox: Outbox, name: string): Promise<{ time: string; text: string }> {
  try {
    const { time, attempts } = await outbox.read('dead', name)
    return { time, text: `${name}  ${time}  ${attempts.at(-1)?.reason ?? 'no reason was noted'}` }
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'the file is not a message' : codeOf(error)
    return { time: '', text: `${name}  ${reason}` }
  }
}

async function show(outbox: Outbox, id: string): Promise<string> {
  const { time, replyTo, subject, text, attempts } = await outbox.read('dead', await find(outbox, id))
  const tried = attempts.map(attempt => `Tried: ${attempt.time} ${attempt.reason}`)
  return [`Kept: ${time}`, ...tried, `Reply-To: ${replyTo ?? 'none'}`, `Subject: ${subject}`, '', text].join('\n')
}

async function retry(outbox: Outbox, id: string): Promise<string> {
  const names = id === 'all' ? await outbox.names('dead') : [await find(outbox, id)]
  for (const name of names) await outbox.revive(name)
  return `${names.length} put back: a running server sees them within 10 s`
}

/** An id as the list has it: no path can be made of what was typed. */
async function find(outbox: Outbox, id: string): Promise<string> {
  const name = (await outbox.names('dead')).find(name => name === id)
  if (name === undefined) throw new Error(`No dead letter has the id ${JSON.stringify(id)}`)
  return name
}

async function run(folder: string, [command, id, ...rest]: string[]): Promise<string> {
  // Opening makes the folders: of one that is mistyped, too.
  if (!existsSync(join(folder, 'pending'))) throw new Error(`OUTBOX: there is none in ${resolve(folder)}`)
  const outbox = openOutbox(folder)
  if (command === undefined) return list(outbox)
  if (command === 'show' && id !== undefined && rest.length === 0) return show(outbox, id)
  if (command === 'retry' && id !== undefined && rest.length === 0) return retry(outbox, id)
  throw new Error(USAGE)
}

try {
  console.log(await run(outboxSetting(process.env), process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
