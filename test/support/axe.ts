import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of axe that a page breaks (WCAG 2.2 A and AA, best practices), each with the elements that break it. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async () => {
    type Results = { violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] }
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<Results> } }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  })
}
