// The command behind `npm run outbox`.
import { basename } from 'node:path'
import { outboxCommand } from './outbox-command'
import { outboxSetting } from './settings'

const SELF = process.env.npm_lifecycle_event === 'outbox' ? 'npm run outbox' : `node ${basename(process.argv[1] ?? '')}`

try {
  console.log(await outboxCommand(outboxSetting(process.env), process.argv.slice(2), SELF))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
