// The command behind `npm run bench`: runs all benchmarks, or those that its arguments name (`npm run bench -- phone
// click`). They print medians and keep them (report.ts); `-- --accept` makes the kept ones those to compare with. A broken
// promise makes the command fail, a slow machine does not.
import { parseArgs } from 'node:util'
import { accept, type Measure, report } from './report'

/** Benchmarks that count broken promises print their figures themselves and return no measures. */
const benches: Record<string, () => Promise<readonly Measure[]>> = {
  build: () => import('./build').then(({ build }) => build()),
  dev: () => import('./dev').then(({ dev }) => dev()),
  phone: () => import('./phone').then(({ phone }) => phone()),
  answer: () => import('./answer').then(({ answer }) => answer()),
  growth: () => import('./growth').then(({ growth }) => growth()),
  moments: () => import('./moments').then(({ moments }) => moments()),
  bytes: () => import('./bytes').then(({ bytes }) => bytes()),
  click: () => import('./click').then(({ click }) => click()),
  static: () => import('./static').then(({ files }) => files()),
  relay: () => import('./reliability').then(({ relay }) => relay()),
  kill: () => import('./reliability').then(({ kill }) => kill()),
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean' } } })
const names = positionals.length > 0 ? positionals : Object.keys(benches)
if (values.accept) await accept(names)
else for (const name of names) await run(name)

async function run(name: string) {
  const bench = benches[name]
  if (!bench) throw new Error(`There is no benchmark ${name}; there are ${Object.keys(benches).join(', ')}`)
  console.log(`\n${name}`)
  const measures = await bench()
  if (measures.length > 0) await report(name, measures)
}
