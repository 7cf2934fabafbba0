// The command behind `npm run bench`: all benchmarks, or those that are named (`npm run bench -- phone click`). Each
// prints a table of medians; a broken promise, not a slow machine, makes it fail.
export const benches: Record<string, () => Promise<unknown>> = {
  build: () => import('./build').then(({ build }) => build()),
  phone: () => import('./phone').then(({ phone }) => phone()),
  moments: () => import('./moments').then(({ moments }) => moments()),
  click: () => import('./click').then(({ click }) => click()),
  static: () => import('./static').then(({ files }) => files()),
  relay: () => import('./reliability').then(({ relay }) => relay()),
  kill: () => import('./reliability').then(({ kill }) => kill()),
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches)
for (const name of names) {
  const bench = benches[name]
  if (!bench) throw new Error(`There is no benchmark ${name}; there are ${Object.keys(benches).join(', ')}`)
  console.log(`\n${name}`)
  await bench()
}
