/**
 * The log: one JSON object a line, with `time` (ISO 8601 in UTC), `level`, `event` and what the event is about. No line
 * holds a word of a message, an address of a visitor or a key. What is in order goes to stdout, the rest to stderr.
 */

type Level = 'info' | 'warn' | 'error'

/** Writes a line. Times in the fields are in ms and are called `ms`. */
export function log(level: Level, event: string, fields: Record<string, string | number> = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
  if (level === 'info') console.log(line)
  else console.error(line)
}

/** What the system calls a fault, as in ENOSPC, else its class: the message of an error may hold more than a log should. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  // What fetch throws says only in its cause what was wrong.
  return error.cause === undefined ? error.name : codeOf(error.cause)
}
