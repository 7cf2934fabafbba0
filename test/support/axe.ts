import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns the violations that axe finds in a page, one for each element and rule.
 * @param rules ids of rules; without them, those of WCAG 2.2 A and AA and the best practices
 * @param within selects the part of the page to check; without it, all of it
 */
export async function violations(
  page: Page,
  { rules, within = 'html' }: { rules?: string[]; within?: string } = {},
): Promise<string[]> {
  await page.evaluate(source)
  const run = async (rules: string[] | null, within: string) => {
    type Results = { violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] }
    const { axe } = window as unknown as { axe: { run: (context: string, options: object) => Promise<Results> } }
    const { violations } = await axe.run(within, {
      resultTypes: ['violations'],
      // The only rule that WCAG 2.2 added is off by default.
      ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
    })
    // axe takes what is inside a closed <details> for hidden, also where styles show it and Tab finds its links.
    const isReached = (id: string, [selector = '']: string[]) =>
      id === 'scrollable-region-focusable' &&
      [...document.querySelectorAll<HTMLElement>(`${selector} :is(a[href], summary)`)].some(
        control => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
      )
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => !isReached(id, target))
        .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }
  return page.evaluate(run, rules ?? null, within)
}
