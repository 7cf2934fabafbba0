import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { htmlFaults, htmlFiles } from '../support/html'
import type { Result, Site } from './audit'

/** A message of the W3C checker: https://github.com/validator/validator/wiki/Output-%C2%BB-JSON */
type Message = { type: string; url: string; message: string; extract?: string }

const JAR = 'test/audit/node_modules/vnu-jar/build/dist/vnu.jar'

/** Errors that the W3C checker reports because it lags behind the standards, each by its message and extract. */
const UNKNOWN = [
  // Container queries and their units, light-dark(), mask, scroll timelines: its CSS parser knows none of them.
  /^CSS: /,
  // SVG 2 allows `pathLength` on every shape.
  /^Attribute “pathLength” not allowed on element “(circle|line)”/,
  // The HTML Standard allows `blocking` for `rel=expect` too (section 4.2.4, "The link element").
  /^A “link” element with a “blocking” attribute must have .*<link rel="expect"/,
]

/** Runs html-validate and, where Java is installed, the W3C checker on every built HTML file. */
export async function html({ root }: Site): Promise<Result> {
  const files = await htmlFiles(root)
  const checked = await w3cMessages([...files.keys()].map(name => join(root, name)))
  const rows: string[][] = []
  const faults: string[] = []
  for (const [name, text] of files) {
    const found = await htmlFaults(text)
    const errors = checked?.filter(({ url }) => url.endsWith(join(root, name))) ?? []
    rows.push([name, String(found.length), checked ? String(errors.length) : 'no Java'])
    faults.push(...found.map(fault => `${name}: ${fault}`))
    faults.push(...errors.map(({ message, extract }) => `${name}: ${message} ${extract?.trim() ?? ''}`))
  }
  return { head: ['file', 'html-validate', 'W3C checker'], rows, faults }
}

/** Returns the errors of the W3C checker; undefined where Java is not installed. */
async function w3cMessages(files: readonly string[]): Promise<Message[] | undefined> {
  try {
    await promisify(execFile)('java', ['-version'])
  } catch {
    return undefined
  }
  // The checker exits with 1 when it finds something.
  const output = await promisify(execFile)('java', ['-jar', JAR, '--format', 'json', '--stdout', ...files], {
    maxBuffer: 64 * 2 ** 20,
  }).catch((error: { stdout?: string }) => ({ stdout: String(error.stdout) }))
  const { messages } = JSON.parse(output.stdout) as { messages: Message[] }
  return messages.filter(
    ({ type, message, extract = '' }) => type !== 'info' && !UNKNOWN.some(known => known.test(`${message} ${extract}`)),
  )
}
