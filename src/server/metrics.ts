/** The metrics of a server in Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
import type { PumpEvent } from './pump'

/** The values that are read when the metrics are requested. */
export type Gauges = {
  pending: number
  held: number
  dead: number
  oldestSeconds: number
  /** NaN if it cannot be read from the disk. */
  freeBytes: number
  blocked: boolean
}

export type Metrics = {
  /** Counts an answer to a posted form by its status. */
  answered: (status: number) => void
  /** Counts an event of the pump. */
  record: (event: PumpEvent) => void
  /** Returns all metrics as text. Counters count from the start of the server. */
  text: (gauges: Gauges) => string
}

type Line = { name: string; help: string; type: 'counter' | 'gauge'; values: [labels: string, value: number][] }

/** The metrics that only the mailbox has: the webhook gets its messages with those of the mailbox, on the same disk. */
const MAILBOX_ONLY = /_(accepted_total|refused_total|held|disk_free_bytes)$/

/** @param to the destination that is counted, as the prefix of the names; `relay` is the mailbox */
export function openMetrics(to: 'relay' | 'webhook' = 'relay'): Metrics {
  const refused = new Map<number, number>()
  const counts = { accepted: 0, delivered: 0, retried: 0, dead: 0 }
  return {
    answered: status => {
      if (status < 400) counts.accepted += 1
      else refused.set(status, (refused.get(status) ?? 0) + 1)
    },
    record: event => {
      if (event === 'delivered' || event === 'retried' || event === 'dead') counts[event] += 1
    },
    text: ({ pending, held, dead, oldestSeconds, freeBytes, blocked }) => {
      const counter = (name: string, help: string, value: number): Line => ({
        name: `${to}_messages_${name}_total`,
        help,
        type: 'counter',
        values: [['', value]],
      })
      const gauge = (name: string, help: string, value: number): Line => ({
        name: `${to}_${name}`,
        help,
        type: 'gauge',
        values: [['', value]],
      })
      const byStatus = [...refused].map(([status, count]): [string, number] => [`{status="${status}"}`, count])
      const lines: Line[] = [
        counter('accepted', 'Posts that were acknowledged.', counts.accepted),
        { ...counter('refused', 'Posts that were not, by the status of the answer.', 0), values: byStatus },
        counter('delivered', 'Messages that the receiver took.', counts.delivered),
        counter('retried', 'Attempts that failed and are made again.', counts.retried),
        counter('dead', 'Messages that were set aside for a person.', counts.dead),
        gauge('pending', 'Messages that wait to be delivered.', pending),
        gauge('held', 'Messages that wait for a person before they are delivered.', held),
        gauge('dead', 'Messages that wait for a person because they could not be delivered.', dead),
        gauge('oldest_pending_seconds', 'How long the oldest message has waited to be delivered.', oldestSeconds),
        gauge('disk_free_bytes', 'What the disk of the outbox has left.', freeBytes),
        gauge('breaker_open', '1 while the receiver refuses the account and all messages wait.', blocked ? 1 : 0),
      ]
      return lines
        .filter(({ name }) => to === 'relay' || !MAILBOX_ONLY.test(name))
        .map(exposition)
        .join('')
    },
  }
}

function exposition({ name, help, type, values }: Line): string {
  const samples = values.map(([labels, value]) => `${name}${labels} ${value}\n`).join('')
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples}`
}
