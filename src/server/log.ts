/**
 * Writes the log: one JSON object per line, with `time` (ISO 8601 in UTC), `level`, `event` and the event's own fields. No
 * line contains text of a message, a visitor's address or a key. Level `info` goes to stdout, the others to stderr.
 */

type Level = 'info' | 'warn' | 'error'

/** Writes a line. Durations in the fields are in ms and named `ms`. */
export function log(level: Level, event: string, fields: Record<string, string | number> = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
  if (level === 'info') console.log(line)
  else console.error(line)
}

/** Returns an error's system code, such as ENOSPC, or else its class: its message may contain what no log should hold. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  // The errors of fetch name the actual problem only in their cause.
  return error.cause === undefined ? error.name : codeOf(error.cause)
}
