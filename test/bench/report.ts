/**
 * How every benchmark reports: a table of medians with min and max, a file `.build/bench/NAME.json`, and a mark on each
 * measure that is worse than in the last accepted file by more than the noise between runs.
 */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { median } from './median'

const FOLDER = '.build/bench'
const ACCEPTED = `${FOLDER}/accepted`

/** One thing that a benchmark measures. */
export type Measure = {
  /** Unique in its benchmark: `/about, hovered`. */
  name: string
  /** The unit of all its figures: `ms`, `MiB`. */
  unit: string
  /** One figure per run. */
  runs: readonly number[]
  /** The upper limit for the median, or the lower limit where more is better. */
  bar?: number
  /** Whether more is better, as with requests per second. */
  more?: boolean
}

/** The machine during the measurement. `pace`: how long it takes for work that is always the same, in ms. */
export type Machine = { cpu: string; cores: number; node: string; load: number; pace: number }

export type Report = { date: string; machine: Machine; measures: readonly Measure[] }

/** How much slower or faster a machine may be than at the accepted run before the report says so. */
const DRIFT = 1.1

/** Prints the measures of a benchmark beside the accepted ones, and writes them to the benchmark's file. */
export async function report(name: string, measures: readonly Measure[]): Promise<void> {
  const now = { date: new Date().toISOString(), machine: machine(), measures }
  await mkdir(FOLDER, { recursive: true })
  await writeFile(fileOf(name), `${JSON.stringify(now, null, 2)}\n`)
  const accepted: Report | null = await readFile(acceptedOf(name), 'utf8').then(JSON.parse, () => null)
  console.log(reportOf(now, accepted))
}

/**
 * Accepts the last written figures of benchmarks: later ones are compared with them.
 * @throws when one of the benchmarks has not run
 */
export async function accept(names: readonly string[]): Promise<void> {
  await mkdir(ACCEPTED, { recursive: true })
  for (const name of names) await copyFile(fileOf(name), acceptedOf(name))
}

const fileOf = (name: string) => `${FOLDER}/${name}.json`
const acceptedOf = (name: string) => `${ACCEPTED}/${name}.json`

/** Formats the report as lines for the terminal. */
export function reportOf({ machine, measures }: Report, accepted: Report | null): string {
  const before = new Map(accepted?.measures.map(measure => [measure.name, measure]))
  const width = Math.max(...measures.map(({ name }) => name.length))
  const line = (name: string, ...cells: string[]) =>
    [name.padEnd(width), ...cells.map(cell => cell.padStart(9))].join(' ').trimEnd()
  const { cpu, cores, node, load, pace } = machine
  const drift = accepted ? pace / accepted.machine.pace : 1
  return [
    line('', 'median', 'min', 'max', 'unit', 'bar', 'accepted'),
    ...measures.map(measure => {
      const { name, unit, runs, bar } = measure
      const known = before.get(name)
      const figures = [median(runs), Math.min(...runs), Math.max(...runs)].map(shown)
      const cells = [...figures, unit, bar === undefined ? '' : shown(bar), known ? shown(median(known.runs)) : '']
      const verdicts = [
        ...(isOver(measure) ? ['over its bar'] : []),
        ...(known && isWorse(measure, known) ? ['worse'] : []),
      ]
      return line(name, ...cells, verdicts.join(', '))
    }),
    `${cpu}, ${cores} cores, Node ${node}, load ${load.toFixed(2)}, pace ${pace.toFixed(1)} ms`,
    ...(drift > DRIFT || drift < 1 / DRIFT
      ? [`The machine took ${drift.toFixed(2)} times as long for the same work as when the figures were accepted.`]
      : []),
  ].join('\n')
}

/** Whether a median misses its bar. */
const isOver = ({ runs, bar, more }: Measure): boolean =>
  bar !== undefined && (more ? median(runs) < bar : median(runs) > bar)

/**
 * Whether a measure is worse than an accepted one by more than the noise: its median lies beyond the worst accepted run, and
 * its best run beyond the accepted median. For two series of five runs without a real difference that happens in one of
 * forty cases.
 */
export function isWorse(now: Measure, accepted: Measure): boolean {
  // Negates figures of which more is better, so that less always is.
  const costs = ({ runs }: Measure) => (now.more ? runs.map(figure => -figure) : runs)
  const [mine, theirs] = [costs(now), costs(accepted)]
  return median(mine) > Math.max(...theirs) && Math.min(...mine) > median(theirs)
}

/** Formats a figure with three digits, or as a whole number from 100 on. */
const shown = (figure: number): string =>
  String(Math.abs(figure) < 100 ? Number(figure.toPrecision(3)) : Math.round(figure))

function machine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? '',
    cores: availableParallelism(),
    node: process.versions.node,
    load: loadavg()[0] ?? 0,
    pace: median(Array.from({ length: 5 }, pace)),
  }
}

/** Hashes 16 MiB of zeros and returns how long that takes, in ms. */
function pace(): number {
  const start = performance.now()
  createHash('sha256')
    .update(Buffer.alloc(2 ** 24))
    .digest()
  return performance.now() - start
}
