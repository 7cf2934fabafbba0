/** Collects the licences of what the site ships. A test checks that static/licences.txt holds this text. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fontPackage } from '../theme/font'

/** The packages whose code, shapes or letters reach a visitor or are packed with the server, and what each is used as. */
export const SHIPPED: Record<string, string> = {
  [fontPackage]: 'font',
  lucide: 'icons',
  react: 'script',
  'react-dom': 'script',
  nodemailer: 'server',
  'react-router': 'script',
  'react-router-dom': 'script',
  scheduler: 'script',
}

export const LICENCES = 'static/licences.txt'

const INTRODUCTION =
  'This site and its server ship the works below, under the licences that follow each name. The font files hold some of the letters.'

/**
 * Returns name, use, version and licence of each shipped package, as text.
 * @param modules the folder of the installed packages
 * @throws when a package or its licence is missing
 */
export async function licences(modules = 'node_modules'): Promise<string> {
  const sections = Object.entries(SHIPPED).map(async ([name, use]) => {
    const folder = join(modules, name)
    const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const file = (await readdir(folder)).find(file => /^licen[cs]e(\.\w+)?$/i.test(file))
    if (!file) throw new Error(`${name}: the package has no licence file`)
    const text = await readFile(join(folder, file), 'utf8')
    return `${'='.repeat(80)}\n${name} ${version} (${use}, ${license})\n\n${text.trim()}\n`
  })
  return [`${INTRODUCTION}\n`, ...(await Promise.all(sections))].join('\n')
}
