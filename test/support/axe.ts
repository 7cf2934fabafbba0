import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns the violations that axe finds in a page, one for each element and rule.
 * @param rules ids of rules; without them, axe's default rules: WCAG A and AA up to 2.1 and the best practices (target-size,
 * its only rule of WCAG 2.2, is off by default)
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
