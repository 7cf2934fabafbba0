// What the server logs, for tests that run it in their own process.

/** A line of the log without its time. */
export type Line = { level: string; event: string; [field: string]: unknown }

/** Collects the lines that are logged from now on, instead of printing them, until `stop` is called. */
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
