/** Ends a command: its message is for the person who called it, and needs no trace. */
export class Stop extends Error {}

/** Runs a command. Its exit code is 1 where it throws; what is thrown is printed, a `Stop` as its message alone. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    process.exitCode = 1
  }
}
