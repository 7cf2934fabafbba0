// The command behind `npm run pack`.
import { pack } from './pack'

const FOLDER = '.build/deploy'

try {
  await pack(FOLDER)
  console.log(`${FOLDER} runs with Node alone: README.md there says how`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
