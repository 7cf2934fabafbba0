/**
 * Tests the outbox's promise to lose no message: visitors write, a third of the provider's calls fail, the clock jumps back
 * and forth, and the server is killed with SIGKILL at random moments and restarted, twice with a second server on the same
 * outbox.
 */
import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openMailServer, PASSWORD, USER } from './mail-server'
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

/** How the messages go: by HTTP, by SMTP, or by HTTP and to a webhook whose calls fail as often. */
export type Way = 'http' | 'smtp' | 'webhook'

export type Figures = {
  way: Way
  kills: number
  /** Messages that were answered with 202. */
  acknowledged: number
  /** Acknowledged messages that the provider never took. */
  lost: number
  /** How often the provider took a message again: a kill may cause one duplicate. */
  duplicates: number
  /** The same two counts for the webhook. */
  webhookLost: number
  webhookDuplicates: number
  /** Second servers that exited at once with a one-line error. */
  refused: number
  /** Posts repeated with the same id because the one before was not acknowledged, mostly because the server was killed. */
  repeated: number
  /** How many more messages the outbox recorded as sent than the provider took: it knew a message under several ids. */
  split: number
  /** Messages that the provider took although they were never acknowledged. */
  unanswered: number
  /** Calls to the provider, and how many of them were made to fail. */
  calls: number
  failed: number
  /** Dead letters after the last kill, which are then retried. */
  dead: number
  /** Files of the outbox that still hold part of a message at the end, and message texts or keys in the logs. */
  leftovers: number
  leaks: number
  /** The exit code of the last server after SIGTERM. */
  exit: number | null
  seconds: number
}

const VISITORS = 4

/**
 * How long a visitor waits at most between two posts, in ms: short enough that messages are always on their way. The test's
 * mail server greets after 100 ms, so a mail takes several times as long as a call.
 */
const PAUSE: Record<Way, number> = { http: 50, smtp: 250, webhook: 50 }

/**
 * The faults that failing calls get, in turn. The first three make dead letters: with only one, a kill could lose its
 * answer. A refused account is not among them, because it affects every call of the rounds in `isBlocked`.
 */
const FAILURES: readonly Behaviour[] = [
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
]

/** A provider's failures include a success without an id; from a webhook any 2xx is a success. */
const FAULTS: readonly Behaviour[] = [...FAILURES, says(200, '<!doctype html>Welcome to nginx'), says(204, '')]

/** Whether the provider refuses the account in this round: every tenth. */
const isBlocked = (round: number) => round % 10 === 5

/** Whether a second server is started on the same outbox in this round. */
const hasSecond = (round: number) => round === 1 || round === 4

const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Takes a message after up to 20 ms, so that a kill interrupts calls in flight. */
const slowly: Behaviour = response => {
  setTimeout(() => response.end(TAKEN), Math.random() * 20)
}

/**
 * Kills the server `kills` times, each time 50 to 550 ms after it has begun to listen, then waits until everything is
 * delivered. Rejects when that takes longer than `patience` ms.
 */
export async function killServer(kills: number, patience: number, way: Way = 'http'): Promise<Figures> {
  const begin = Date.now()
  let failing = true
  let failed = 0
  /**
   * Calls that failed by chance. It picks from FAULTS and skips blocked rounds, so that even few failures on a slow machine
   * begin with the first fault.
   */
  let faults = 0
  const taken = new Map<number, number>()
  let round = 0
  const take = (taken: Map<number, number>, text: string) => {
    const visitor = visitorOf(text)
    taken.set(visitor, (taken.get(visitor) ?? 0) + 1)
  }
  const isFailing = () => failing && Math.random() < 1 / 3
  const hooked = new Map<number, number>()
  const hook = await openFakeProvider(call => {
    if (failing && isBlocked(round)) return status(401)
    if (isFailing()) return FAILURES[Math.floor(Math.random() * FAILURES.length)] ?? reset
    take(hooked, call.body)
    return failing ? slowly : status(200)
  })
  /** The refusals of the mail server, in turn; the first make dead letters. */
  const refusals = [550, 550, 450, 421].map(code => ({ at: 'data', code }) as const)
  const mailbox = await openMailServer({
    refuse: () => {
      if (failing && isBlocked(round)) {
        failed += 1
        return { at: 'auth', code: 535 }
      }
      if (!isFailing()) return undefined
      failed += 1
      faults += 1
      return refusals[(faults - 1) % refusals.length]
    },
    pace: () => (failing ? Math.random() * 20 : 0),
    take: ({ raw }) => take(taken, raw),
  })
  const provider = await openFakeProvider(call => {
    // A server checks its account at the start with a call that holds no message.
    if (!isMessage(call)) return status(400)
    if (failing && isBlocked(round)) {
      failed += 1
      return status(401)
    }
    if (isFailing()) {
      failed += 1
      faults += 1
      return FAULTS[(faults - 1) % FAULTS.length] ?? reset
    }
    take(taken, call.body)
    return failing ? slowly : status(200)
  })
  const smtp = { MAIL_URL: `smtp://${encodeURIComponent(USER)}@127.0.0.1:${mailbox.port}`, MAIL_KEY: PASSWORD }
  const webhook = { WEBHOOK_URL: `${hook.origin}/hook`, WEBHOOK_SECRET: `whsec_${'A'.repeat(44)}` }
  const settings = { http: {}, smtp, webhook }[way]
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
          await sleep(Math.random() * PAUSE[way])
        }
      }
    })
    let refused = 0
    for (; round < kills; round += 1) {
      const server = await site.start(settings)
      url = server.url
      if (hasSecond(round)) {
        const { code, out, err } = await site.fail(settings)
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
    const last = await site.start(settings)
    await until(async () => {
      // The server reads its outbox for each question.
      await sleep(200)
      const { outbox, webhook } = await (await fetch(`${last.url}/healthz`)).json()
      return outbox === 0 && (webhook?.outbox ?? 0) === 0
    }, patience)
    last.process.kill('SIGTERM')
    const exit = await last.ended

    const repeats = (taken: Map<number, number>) => [...taken.values()].reduce((sum, count) => sum + count - 1, 0)
    const missing = (taken: Map<number, number>) => [...acknowledged].filter(visitor => !taken.has(visitor)).length
    return {
      way,
      kills,
      acknowledged: acknowledged.size,
      lost: missing(taken),
      duplicates: repeats(taken),
      webhookLost: way === 'webhook' ? missing(hooked) : 0,
      webhookDuplicates: repeats(hooked),
      refused,
      repeated,
      split: (await readdir(join(site.outbox, 'sent'))).length - taken.size,
      unanswered: [...taken.keys()].filter(visitor => !acknowledged.has(visitor)).length,
      calls: way === 'smtp' ? mailbox.connections().made : provider.calls.length,
      failed,
      dead,
      leftovers:
        (await leftovers(site.outbox)) + (way === 'webhook' ? await leftovers(join(site.outbox, 'webhook')) : 0),
      leaks: site.log().match(new RegExp(LOG_SECRETS, 'g'))?.length ?? 0,
      exit,
      seconds: Math.round((Date.now() - begin) / 100) / 10,
    }
  } finally {
    await provider.close()
    await hook.close()
    await mailbox.close()
    await site.remove()
  }
}

/** Returns how many files of an outbox hold anything but the times and receipt of a sent message. */
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
