// Generates a site of many pages for the growth benchmark: this checkout with generated content files and their rows in
// pages.ts, and no other change.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { content as consultancy } from '../../src/content/services/consultancy'
import { content as mobileApps } from '../../src/content/services/mobile-apps'
import { content as marketing } from '../../src/content/services/performance-marketing'
import { content as software } from '../../src/content/services/software-development'
import { content as training } from '../../src/content/services/training'
import { content as design } from '../../src/content/services/ui-ux-design'

/** The views of the services, each with content that fits it. */
const KINDS = [
  ['Consultancy', consultancy],
  ['SoftwareDevelopment', software],
  ['PerformanceMarketing', marketing],
  ['UiUxDesign', design],
  ['MobileApps', mobileApps],
  ['Training', training],
] as const

/** Returns the path of a generated page. */
export const generatedPath = (index: number): string => `/services/${nameOf(index)}`

const nameOf = (index: number): string => `market-${String(index).padStart(5, '0')}`

/**
 * Copies the tracked files of this checkout to a new folder and adds service pages there, each with its own content file and
 * a row.
 * @returns the folder
 */
export function generateSite(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'))
  for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'src/content/services/markets'))
  const rows = Array.from({ length: count }, (_, index) => {
    const [view, content] = KINDS[index % KINDS.length] ?? KINDS[0]
    const file = `src/content/services/markets/${nameOf(index)}`
    writeFileSync(join(folder, `${file}.ts`), `export const content = ${JSON.stringify(wordsOf(content, index))}\n`)
    return `  page('${generatedPath(index)}', 'services', () => import('./src/pages/services/${view}'), () => import('./${file}')),`
  })
  const list = readFileSync('pages.ts', 'utf8')
  writeFileSync(join(folder, 'pages.ts'), list.replace(/^(\s+page\('\/contact')/m, `${rows.join('\n')}\n$1`))
  return folder
}

/** Returns the content of a page with the number of a market in every text that is long enough. */
function wordsOf(content: (typeof KINDS)[number][1], index: number): object {
  const numbered: typeof content = JSON.parse(JSON.stringify(content), (_key, value: unknown) =>
    typeof value === 'string' && value.length > 60 && !value.includes('{')
      ? value.replace(/\.$/, ` in market ${index}.`)
      : value,
  )
  return {
    ...numbered,
    meta: {
      title: `${content.hero.eyebrow.slice(0, 30)}, market ${index}`,
      description: `What we do for travel agencies in market ${index}: the same work, described for its airlines, its currency and its tax.`,
    },
  }
}
