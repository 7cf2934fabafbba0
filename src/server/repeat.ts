/** Does something at once and again and again, with so many ms in between, until what it returns is called. */
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
