// The command behind `npm run pack`.
import { buildSettings } from '../generator/settings'
import { pack } from './pack'

const FOLDER = '.build/deploy'

try {
  const { siteUrl, date } = buildSettings(process.env)
  const id = await pack(FOLDER, { domain: new URL(siteUrl).hostname, ...(date && { date }) })
  console.log(`${FOLDER} is release ${id} and runs with Node alone: README.md there says how`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
