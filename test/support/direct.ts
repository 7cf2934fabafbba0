// Builds the site with CONTACT_MODE=direct in a copy of the sources.
import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { copySources } from './planted'

const run = promisify(execFile)

export const KEY = 'key-3ax6xnjp29jd6fds4gc373sgvjxteol0'

/** Returns the settings of direct mode with this messages URL. */
export const directSettings = (url: string) => ({
  CONTACT_MODE: 'direct',
  MAIL_URL: url,
  MAIL_KEY: KEY,
  MAIL_FROM: 'no-reply@mg.example.com',
  MAIL_TO: 'info@example.com',
})

/**
 * Builds the site in `folder` with this messages URL.
 * @returns the web root, and what the build wrote to stderr
 */
export async function buildDirect(folder: string, url: string): Promise<{ root: string; warning: string }> {
  await copySources(folder)
  const { stderr } = await run(process.execPath, [resolve('src/tools/run.mjs'), 'build.ts'], {
    cwd: folder,
    // The build refuses direct mode for a public SITE_URL.
    env: { ...process.env, SITE_URL: undefined, ...directSettings(url) },
  })
  return { root: join(folder, 'dist'), warning: stderr }
}
