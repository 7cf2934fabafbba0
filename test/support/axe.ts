import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * The rules of axe that a page breaks, each with the elements that break it.
 * @param rules by their ids; without them, those of WCAG 2.2 A and AA and the best practices
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async rules => {
    type Results = { violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] }
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<Results> } }
    const { violations } = await axe.run({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, rules)
}
