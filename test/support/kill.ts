/**
 * The promise of the outbox under fire: visitors write, a third of the provider's calls fail, the clock is set to and fro,
 * and the server is killed with SIGKILL at random moments and started again, now and then with a second one beside it.
 */
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Behaviour,
  bytes,
  hang,
  hangUp,
  isMessage,
  openFakeProvider,
  reset,
  says,
  status,
  TAKEN,
  until,
} from './provider'
import { openSite, post, visitorOf } from './relay-site'
import { LOG_SECRETS } from './visitor'

export type Figures = {
  kills: number
  /** Messages that were answered with 202. */
  acknowledged: number
  /** Of those, the ones that the provider never took. */
  lost: number
  /** Times that the provider took a message once more: a kill may cost one. */
  duplicates: number
  /** Servers that were started beside another one, and ended at once with one line. */
  refused: number
  /** Posts that got no answer, as the server was killed, and were made again with the same id. */
  repeated: number
  /** Messages that the outbox knew as more than one. */
  split: number
  /** Messages that were never acknowledged and that the provider took nevertheless. */
  unanswered: number
  /** Calls to the provider, and those of them that failed while it was failing. */
  calls: number
  failed: number
  /** Messages that were set aside in the meantime and put back at the end. */
  dead: number
  /** Files with contents in the outbox at the end; words of messages or the key in the log. */
  leftovers: number
  leaks: number
  /** How the last server ended on SIGTERM. */
  exit: number | null
  seconds: number
}

const VISITORS = 4

/**
 * What a provider does to the calls that it fails, in turn. The first make dead letters: of one alone, a kill could take the
 * answer away. The fault of the account is not among them: all calls of some rounds meet it.
 */
const FAULTS: readonly Behaviour[] = [
  status(400),
  status(400),
  status(400),
  status(408),
  status(429, { 'Retry-After': '0' }),
  status(500),
  status(502),
  status(503),
  reset,
  hangUp,
  hang,
  bytes('550 go away\r\n\r\n'),
  says(200, '<!doctype html>Welcome to nginx'),
  says(204, ''),
]

/** In every tenth round the provider refuses the account. */
const isBlocked = (round: number) => round % 10 === 5

/** In two rounds a second server is started on the same outbox. */
const hasSecond = (round: number) => round === 3 || round === 7

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Takes a message after a moment, so that a kill meets calls on their way. */
const slowly: Behaviour = response => {
  setTimeout(() => response.end(TAKEN), Math.random() * 20)
}

/**
 * Kills the server so many times, each time 50 to 550 ms after it has begun to listen, then waits until everything is
 * delivered. Rejects when that takes longer than `patience` ms.
 */
export async function killServer(kills: number, patience: number): Promise<Figures> {
  const begin = Date.now()
  let failing = true
  let failed = 0
  /** Of the calls that failed, those that fell to chance: on a slow machine there are few, and the first has to be the first. */
  let faults = 0
  const taken = new Map<number, number>()
  let round = 0
  const provider = await openFakeProvider(call => {
    // What a server asks at its start.
    if (!isMessage(call)) return status(400)
    if (failing && isBlocked(round)) {
      failed += 1
      return status(401)
    }
    if (failing && Math.random() < 1 / 3) {
      failed += 1
      faults += 1
      return FAULTS[(faults - 1) % FAULTS.length] ?? reset
    }
    const visitor = visitorOf(call.body)
    taken.set(visitor, (taken.get(visitor) ?? 0) + 1)
    return failing ? slowly : status(200)
  })
  const site = await openSite(provider.origin, 'test/support/serve-jumping.ts')
  try {
    const acknowledged = new Set<number>()
    let url = ''
    let visitors = 0
    let repeated = 0
    let writing = true
    const visits = Array.from({ length: VISITORS }, async () => {
      while (writing) {
        visitors += 1
        const visitor = visitors
        const id = randomUUID()
        for (let attempt = 0; writing && !acknowledged.has(visitor); attempt += 1) {
          if (attempt > 0) repeated += 1
          if ((await post(url, visitor, id)) === 202) acknowledged.add(visitor)
          await sleep(Math.random() * 10)
        }
      }
    })
    let refused = 0
    for (; round < kills; round += 1) {
      const server = await site.start()
      url = server.url
      if (hasSecond(round)) {
        const { code, out, err } = await site.fail()
        if (code === 1 && out === '' && /^OUTBOX: [^\n]+\n$/.test(err)) refused += 1
      }
      await sleep(50 + Math.random() * 500)
      server.process.kill('SIGKILL')
      await server.ended
    }
    writing = false
    await Promise.all(visits)
    failing = false

    const dead = (await readdir(join(site.outbox, 'dead'))).length
    await site.command('retry', 'all')
    const last = await site.start()
    await until(async () => {
      const { outbox } = await (await fetch(`${last.url}/healthz`)).json()
      return outbox === 0
    }, patience)
    last.process.kill('SIGTERM')
    const exit = await last.ended

    const counts = [...taken.values()]
    return {
      kills,
      acknowledged: acknowledged.size,
      lost: [...acknowledged].filter(visitor => !taken.has(visitor)).length,
      duplicates: counts.reduce((sum, count) => sum + count - 1, 0),
      refused,
      repeated,
      split: (await readdir(join(site.outbox, 'sent'))).length - taken.size,
      unanswered: [...taken.keys()].filter(visitor => !acknowledged.has(visitor)).length,
      calls: provider.calls.length,
      failed,
      dead,
      leftovers: await leftovers(site.outbox),
      leaks: site.log().match(new RegExp(LOG_SECRETS, 'g'))?.length ?? 0,
      exit,
      seconds: Math.round((Date.now() - begin) / 100) / 10,
    }
  } finally {
    await provider.close()
    await site.remove()
  }
}

/** How many files of an outbox say anything but the id, the times and the receipt of a message. */
async function leftovers(outbox: string): Promise<number> {
  let found = 0
  for (const box of ['pending', 'held', 'dead', 'strange', 'sent']) {
    for (const name of await readdir(join(outbox, box))) {
      const remains = /^\{"time":"[^"]*","sent":"[^"]*","receipt":"[^"]*"\}\n$/
      if (box !== 'sent' || !remains.test(await readFile(join(outbox, box, name), 'utf8'))) found += 1
    }
  }
  return found
}
