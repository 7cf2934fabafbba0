// The commands behind `npm run bench:kill` and `npm run bench:relay`: figures, and a failure where a promise is broken.
import { killServer } from './kill'
import { loadServer } from './load'

const [what, count] = process.argv.slice(2)
if (what === 'kill') {
  const figures = await killServer(Number(count ?? 100), 300_000)
  console.table(figures)
  if (figures.lost + figures.split + figures.leaks + figures.leftovers > 0) process.exitCode = 1
} else {
  const figures = await loadServer(Number(count ?? 2000), 50)
  console.table(figures)
  if (figures.errors + figures.missing + figures.repeated > 0) process.exitCode = 1
}
