// Captures the server's log, for tests that run the server in their own process.

/** A log line without its time. */
export type Line = { level: string; event: string; [field: string]: unknown }

/** Collects all further log lines instead of printing them, until `stop` is called. */
export function hearLog(): { lines: Line[]; stop: () => void } {
  const { log, error } = console
  const lines: Line[] = []
  console.log = console.error = (line: string) => {
    const { time, ...rest } = JSON.parse(line)
    lines.push(rest)
  }
  return {
    lines,
    stop: () => {
      console.log = log
      console.error = error
    },
  }
}
