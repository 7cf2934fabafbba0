/** Runs a task at once, and then `between` ms after each run has ended, until the returned function is called. */
export function repeat(between: number, task: () => Promise<void>): () => void {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  async function run(): Promise<void> {
    await task()
    if (!stopped) timer = setTimeout(run, between)
  }
  run()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
