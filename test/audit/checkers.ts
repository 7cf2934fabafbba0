// Two checkers that the site was not made with, on every page: IBM Equal Access and Siteimprove Alfa.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Audit as AlfaAudit } from '@siteimprove/alfa-act'
import { Puppeteer } from '@siteimprove/alfa-puppeteer'
import rules from '@siteimprove/alfa-rules'
import type { Page } from 'puppeteer'
import { openBrowser, type Scheme } from '../support/browser'
import { allPages } from '../support/site'
import type { Result } from './audit'

const VIEWS: readonly { width: number; scheme: Scheme }[] = [
  { width: 1440, scheme: 'light' },
  { width: 390, scheme: 'dark' },
]

/** Rules that are passed over, each with the reason. */
const IBM_PASSED_OVER: Readonly<Record<string, string>> = {
  text_contrast_sufficient:
    'it takes light-dark() for its light value, on grounds that are dark: axe and the tests of tokens measure',
  aria_content_in_landmark: 'the skip link, which stands before all landmarks',
  input_label_exists: 'an output is named by its own words; it takes no input',
  figure_label_exists: 'a figure around a picture that has a label of its own',
  aria_descendant_valid: 'the inside of each picture is hidden, which it does not look at; a test does',
  element_attribute_deprecated: 'u and s, which HTML has',
}
const ALFA_PASSED_OVER: Readonly<Record<string, string>> = {
  r66: 'AAA contrast, and light-dark() again',
  r69: 'it takes light-dark() for its light value, on grounds that are dark: axe and the tests of tokens measure',
  r73: 'AAA, and it loses the line height of a font shorthand that has a variable',
  r111: 'AAA: targets of 44 px; those of 24 px (AA, r113) are held',
  r41: 'two links of one name: Get Started in the header and among the dots, told apart by what they are in',
  r81: 'as r41',
}

/** What a checker says against a page: the rule, and what it is about. */
type Finding = { rule: string; about: string }
type Check = (page: Page) => Promise<Finding[]>

const source = await readFile(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

/** Its failures. What it asks a person to look at (POTENTIAL, MANUAL) is no finding, but for the inside of pictures. */
const ibm: Check = async page => {
  await page.evaluate(`${source}; window.ace = ace`)
  return page.evaluate(async () => {
    type Report = { results: { ruleId: string; value: [string, string]; message: string; snippet: string }[] }
    type Ace = { Checker: new () => { check: (of: Document, policies: string[]) => Promise<Report> } }
    const { ace } = window as unknown as { ace: Ace }
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2'])
    return results
      .filter(({ ruleId, value }) => value[1] === 'FAIL' || ruleId === 'aria_descendant_valid')
      .map(({ ruleId, value, message, snippet }) => ({
        rule: ruleId,
        about: `${value.join(' ')} ${message} ${snippet.slice(0, 150)}`,
      }))
  })
}

const alfa: Check = async page => {
  const outcomes = await AlfaAudit.of(
    await Puppeteer.toPage(await page.evaluateHandle(() => document as Node)),
    rules,
  ).evaluate()
  return [...outcomes].flatMap(outcome => {
    const { outcome: kind, rule } = outcome.toJSON()
    if (kind !== 'failed') return []
    return [{ rule: rule.uri.replace(/^.*sia-/, ''), about: String(outcome.target).replace(/\s+/g, ' ').slice(0, 200) }]
  })
}

/** Both checkers on every page, wide by day and narrow by night. */
export async function checkers(): Promise<Result> {
  const browser = await openBrowser()
  const rows: string[][] = []
  const faults: string[] = []
  const passedOver = new Map<string, number>()
  try {
    for (const { path } of allPages) {
      const counts: string[] = []
      for (const [name, check, exceptions] of [
        ['ibm', ibm, IBM_PASSED_OVER],
        ['alfa', alfa, ALFA_PASSED_OVER],
      ] as const) {
        for (const { width, scheme } of VIEWS) {
          const { page } = await browser.visit(path, { width, scheme })
          const found = await check(page)
          await page.browserContext().close()
          const left = found.filter(({ rule }) => !(rule in exceptions))
          for (const { rule } of found.filter(({ rule }) => rule in exceptions)) {
            const key = `${name} ${rule}: ${exceptions[rule]}`
            passedOver.set(key, (passedOver.get(key) ?? 0) + 1)
          }
          counts.push(String(left.length))
          faults.push(...left.map(({ rule, about }) => `${path} at ${width} px, ${scheme}: ${name} ${rule}: ${about}`))
        }
      }
      rows.push([path, ...counts])
    }
  } finally {
    await browser.close()
  }
  const head = ['ibm', 'alfa'].flatMap(name => VIEWS.map(({ width, scheme }) => `${name} ${width} ${scheme}`))
  const note = [...passedOver].map(([key, count]) => `${count} times passed over: ${key}`).join('\n')
  return { head: ['page', ...head], rows, faults, ...(note && { note }) }
}
