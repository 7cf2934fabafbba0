/**
 * The promise of the outbox under fire: visitors write, a third of the provider's calls fail, and the server is killed
 * with SIGKILL at random moments and started again.
 */
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Behaviour, bytes, hang, hangUp, openFakeProvider, reset, status, TAKEN, until } from './provider'
import { openSite, post, SECRETS, visitorOf } from './relay-site'

export type Figures = {
  kills: number
  /** Messages that were answered with 202. */
  acknowledged: number
  /** Of those, the ones that the provider never took. */
  lost: number
  /** Times that the provider took a message once more. */
  duplicates: number
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

/** What a provider does to the calls that it fails, in turn. The first makes a dead letter. */
const FAULTS: readonly Behaviour[] = [
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
]

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
  const taken = new Map<number, number>()
  const provider = await openFakeProvider(({ body }) => {
    if (failing && Math.random() < 1 / 3) {
      failed += 1
      return FAULTS[(failed - 1) % FAULTS.length] ?? reset
    }
    const visitor = visitorOf(body)
    taken.set(visitor, (taken.get(visitor) ?? 0) + 1)
    return failing ? slowly : status(200)
  })
  const site = await openSite(provider.origin)
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
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await site.start()
      url = server.url
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
      repeated,
      split: (await readdir(join(site.outbox, 'sent'))).length - taken.size,
      unanswered: [...taken.keys()].filter(visitor => !acknowledged.has(visitor)).length,
      calls: provider.calls.length,
      failed,
      dead,
      leftovers: await leftovers(site.outbox),
      leaks: site.log().match(new RegExp(SECRETS, 'g'))?.length ?? 0,
      exit,
      seconds: Math.round((Date.now() - begin) / 100) / 10,
    }
  } finally {
    await provider.close()
    await site.remove()
  }
}

/** How many files of an outbox say anything but an id and a time. */
async function leftovers(outbox: string): Promise<number> {
  let found = 0
  for (const box of ['pending', 'sent', 'dead']) {
    for (const name of await readdir(join(outbox, box))) {
      if (box !== 'sent' || (await readFile(join(outbox, box, name))).length > 0) found += 1
    }
  }
  return found
}
