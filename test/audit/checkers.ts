// Checks every page with two accessibility checkers that were not used to build the site: IBM Equal Access and Siteimprove
// Alfa.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Audit as AlfaAudit } from '@siteimprove/alfa-act'
import { Puppeteer } from '@siteimprove/alfa-puppeteer'
import rules from '@siteimprove/alfa-rules'
import type { Page } from 'puppeteer'
import { giveBack, openBrowser, type Scheme } from '../support/browser'
import { allPages } from '../support/site'
import type { Result } from './audit'
import { standsOut } from './contrast'

const VIEWS: readonly { width: number; scheme: Scheme }[] = [
  { width: 1440, scheme: 'light' },
  { width: 390, scheme: 'dark' },
]

/** A rule that is ignored for the elements that match a selector, and for their contents. */
type Exception = { rule: string; elements: string; reason: string }

const IBM_PASSED_OVER: readonly Exception[] = [
  {
    rule: 'aria_content_in_landmark',
    elements: 'a[href="#main"]',
    reason: 'the skip link, which stands before all landmarks',
  },
  {
    rule: 'input_label_exists',
    elements: 'output',
    reason: 'an output is named by its own words; it takes no input',
  },
  {
    rule: 'fieldset_legend_valid',
    elements: 'fieldset:has(> legend:not(:empty))',
    reason: 'it has a legend, which only screen readers see',
  },
  {
    rule: 'figure_label_exists',
    elements: 'figure:has([role][aria-label])',
    reason: 'a figure around a picture, a group or stars that have a name of their own: a second one would be read too',
  },
  {
    rule: 'table_headers_exists',
    elements: 'table:has(th[scope=row])',
    reason: 'each row is headed by its second cell, and the rule looks at first cells where the head is not drawn',
  },
  {
    rule: 'element_attribute_deprecated',
    elements: 'svg',
    reason: 'HTML dropped the attribute `color`; SVG 2 keeps it, as a presentation attribute',
  },
]
const ALFA_PASSED_OVER: readonly Exception[] = [
  {
    rule: 'r66',
    elements: '*',
    reason: 'AAA: contrast of 7:1 is for those who ask for more (test/browser/preferences)',
  },
  { rule: 'r111', elements: '*', reason: 'AAA: targets of 44 px; those of 24 px (AA, r113) are held' },
  {
    rule: 'r73',
    elements: '*',
    reason: 'AAA: lines of 1.5; what a reader sets is held (test/browser/walk, WCAG 1.4.12)',
  },
  { rule: 'r69', elements: '[aria-hidden=true]', reason: 'ornament, which has no contrast to keep (WCAG 1.4.3)' },
]

/** Rules that compute contrast from the ancestors of a text, and so miss a background that a neighbour draws. */
const OF_CONTRAST = ['text_contrast_sufficient', 'r69']

/** A checker's finding: the rule, the XPath of the element or text, and a description. */
type Finding = { rule: string; path: string; about: string }
type Check = (page: Page) => Promise<Finding[]>

const source = await readFile(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8')

/**
 * Returns the failures that IBM's checker reports. Results that a person has to look at (POTENTIAL, MANUAL) are no findings.
 */
const ibm: Check = async page => {
  await page.evaluate(`${source}; window.ace = ace`)
  return page.evaluate(async () => {
    type Result = { ruleId: string; value: [string, string]; message: string; snippet: string; path: { dom: string } }
    type Report = { results: Result[] }
    type Ace = { Checker: new () => { check: (of: Document, policies: string[]) => Promise<Report> } }
    const { ace } = window as unknown as { ace: Ace }
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2'])
    return results
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, value, message, snippet, path }) => ({
        rule: ruleId,
        // In an XPath, a name without a prefix matches HTML elements only, and so not `svg`.
        path: path.dom.replaceAll('/svg[', "/*[local-name()='svg']["),
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
    if (kind !== 'failed' || !outcome.target) return []
    const about = String(outcome.target).replace(/\s+/g, ' ').slice(0, 200)
    return [{ rule: rule.uri.replace(/^.*sia-/, ''), path: outcome.target.path(), about }]
  })
}

/**
 * Runs in the browser page: writes the computed colours onto the elements themselves, in sRGB. Alfa cannot resolve a pair of
 * colours (`colourOf` in src/theme/tokens.ts) in a background, and IBM's checker does not know `oklch()`.
 */
function writeColours() {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const inSrgb = (colour: string) => {
    if (!probe) throw new Error('There is no canvas')
    probe.clearRect(0, 0, 1, 1)
    probe.fillStyle = colour
    probe.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha = 0] = probe.getImageData(0, 0, 1, 1).data
    return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`
  }
  const hero = document.querySelector('main section')
  if (!hero) throw new Error('There is no hero')
  const sky = getComputedStyle(hero).getPropertyValue('--sky')
  const looks = [...document.querySelectorAll<HTMLElement>('body, body *')].map(element => {
    const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
    // Header and breadcrumbs are transparent and lie over the hero without being inside it.
    const ground = element.matches('header, header + nav') ? sky : backgroundColor
    return { element, ink: inSrgb(color), ground: inSrgb(ground), backgroundImage }
  })
  for (const { element, ink, ground, backgroundImage } of looks) {
    element.style.setProperty('color', ink, 'important')
    element.style.setProperty('background-color', ground, 'important')
    element.style.setProperty('background-image', backgroundImage, 'important')
  }
}

/** Returns for each finding the index of the exception that covers it; -1 for a finding that counts. */
const passedOver = (page: Page, found: readonly Finding[], exceptions: readonly Exception[]): Promise<number[]> =>
  page.evaluate(
    (found, exceptions) =>
      found.map(({ rule, path }) => {
        const { singleNodeValue: node } = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
        const element = node instanceof Element ? node : node?.parentElement
        return exceptions.findIndex(other => other.rule === rule && element?.closest(other.elements))
      }),
    found,
    exceptions,
  )

/** Returns the findings about contrast that a screenshot of the page, with its original styles, disproves. */
async function clearOf(found: readonly Finding[], visit: () => Promise<{ page: Page }>): Promise<Set<Finding>> {
  const clear = new Set<Finding>()
  const doubtful = found.filter(({ rule }) => OF_CONTRAST.includes(rule))
  if (doubtful.length === 0) return clear
  const { page } = await visit()
  for (const finding of doubtful) if (await standsOut(page, finding.path)) clear.add(finding)
  await giveBack(page)
  return clear
}

/** Runs both checkers on every page, wide in the light scheme and narrow in the dark one. */
export async function checkers(): Promise<Result> {
  const browser = await openBrowser()
  const rows: string[][] = []
  const faults: string[] = []
  let measured = 0
  const uses = new Map<Exception, number>([...IBM_PASSED_OVER, ...ALFA_PASSED_OVER].map(exception => [exception, 0]))
  try {
    for (const { path } of allPages) {
      const counts: string[] = []
      for (const [name, check, exceptions] of [
        ['ibm', ibm, IBM_PASSED_OVER],
        ['alfa', alfa, ALFA_PASSED_OVER],
      ] as const) {
        for (const { width, scheme } of VIEWS) {
          const { page } = await browser.visit(path, { width, scheme })
          await page.evaluate(writeColours)
          const found = await check(page)
          const places = await passedOver(page, found, exceptions)
          await giveBack(page)
          const counted = found.filter((_, index) => places[index] === -1)
          const clear = await clearOf(counted, () => browser.visit(path, { width, scheme }))
          measured += clear.size
          const left = counted.filter(finding => !clear.has(finding))
          for (const place of places) {
            const exception = exceptions[place]
            if (exception) uses.set(exception, (uses.get(exception) ?? 0) + 1)
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
  for (const [{ rule, elements }, count] of uses)
    if (count === 0) faults.push(`${rule} is passed over for ${elements} in test/audit/checkers.ts, and need not be`)
  const head = ['ibm', 'alfa'].flatMap(name => VIEWS.map(({ width, scheme }) => `${name} ${width} ${scheme}`))
  const note = [...uses]
    .map(([{ rule, elements, reason }, count]) => `${count} times passed over: ${rule} for ${elements}: ${reason}`)
    .concat(`${measured} times passed over: contrast that a picture of the page shows to be enough (WCAG 1.4.3)`)
    .join('\n')
  return { head: ['page', ...head], rows, faults, note }
}
