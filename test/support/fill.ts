// Puts a long and a short message into the outbox given as an argument, and prints for each `kept` or the code of the error.
import { codeOf } from '../../src/server/log'
import { openOutbox } from '../../src/server/outbox'
import { envelope } from './envelope'

const outbox = openOutbox(String(process.argv[2]))
const fates: string[] = []
for (const text of ['x'.repeat(50_000), 'x']) {
  fates.push(await outbox.keep(envelope({ text, html: '' })).then(() => 'kept', codeOf))
}
console.log(fates.join(' '))
