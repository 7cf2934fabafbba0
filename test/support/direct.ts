// The site as CONTACT_MODE=direct builds it, in a folder of its own.
import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { copySources } from './planted'

const run = promisify(execFile)

export const KEY = 'key-3ax6xnjp29jd6fds4gc373sgvjxteol0'

/** The settings of direct mode, with a messages URL. */
export const directSettings = (url: string) => ({
  CONTACT_MODE: 'direct',
  MAIL_URL: url,
  MAIL_KEY: KEY,
  MAIL_FROM: 'no-reply@mg.example.com',
  MAIL_TO: 'info@example.com',
})

/**
 * Builds into `folder`, with a messages URL.
 * @returns the web root and what the build wrote to its error output
 */
export async function buildDirect(folder: string, url: string): Promise<{ root: string; warning: string }> {
  await copySources(folder)
  const { stderr } = await run(process.execPath, [resolve('src/tools/run.mjs'), 'build.ts'], {
    cwd: folder,
    // At a public address it is refused.
    env: { ...process.env, SITE_URL: undefined, ...directSettings(url) },
  })
  return { root: join(folder, 'dist'), warning: stderr }
}
