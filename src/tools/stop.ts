/** Thrown to end a command. Its message is for the person who ran the command, and needs no stack trace. */
export class Stop extends Error {}

/** Runs a command. If it throws, prints the error (of a `Stop` only the message) and sets the exit code to 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    process.exitCode = 1
  }
}
