import type { Page } from 'puppeteer'
import { violations } from '../support/axe'
import { giveBack, openBrowser, type Scheme } from '../support/browser'
import { allPages } from '../support/site'
import type { Result } from './audit'

type View = { width: number; scheme: Scheme }

const VIEWS: readonly View[] = [1280, 390].flatMap(width =>
  (['light', 'dark'] as const).map(scheme => ({ width, scheme })),
)

/**
 * States of a page other than the one in which it opens. `narrow`: whether the state is one of the narrow layout, with the
 * small menu, or of the wide one; undefined for both.
 */
const STATES: readonly { name: string; path: string; narrow?: boolean; show: (page: Page) => Promise<unknown> }[] = [
  { name: 'services open', path: '/', narrow: false, show: page => openDropdown(page, 0, '/services/training') },
  { name: 'solutions open', path: '/', narrow: false, show: page => openDropdown(page, 1, '/solutions/b2b') },
  { name: 'menu open', path: '/', narrow: true, show: openMenu },
  { name: 'form with its fault', path: '/contact', show: page => submit(page, 'main form') },
  { name: 'subscribe with its fault', path: '/about', show: page => submit(page, 'footer form') },
]

/** Runs axe on every page and state, at both widths and in both colour schemes. */
export async function axe(): Promise<Result> {
  const browser = await openBrowser()
  const rows: string[][] = []
  const faults: string[] = []
  const look = async (name: string, path: string, show?: (page: Page) => Promise<unknown>, narrow?: boolean) => {
    const counts: string[] = []
    for (const { width, scheme } of VIEWS) {
      if (narrow !== undefined && narrow !== width < 1000) {
        counts.push('-')
        continue
      }
      const { page } = await browser.visit(path, { width, scheme })
      await show?.(page)
      const found = await violations(page)
      await giveBack(page)
      counts.push(String(found.length))
      faults.push(...found.map(fault => `${name} at ${width} px, ${scheme}: ${fault}`))
    }
    rows.push([name, ...counts])
  }
  try {
    for (const { path } of allPages) await look(path, path)
    for (const { name, path, show, narrow } of STATES) await look(`${path}, ${name}`, path, show, narrow)
  } finally {
    await browser.close()
  }
  return { head: ['page', ...VIEWS.map(({ width, scheme }) => `${width} ${scheme}`)], rows, faults }
}

async function openDropdown(page: Page, index: number, link: string) {
  const buttons = await page.$$('header nav > ul > li > button')
  await buttons[index]?.focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector(`header nav a[href="${link}"]`, { visible: true })
}

async function openMenu(page: Page) {
  await page.click('header [popovertarget]')
  await page.waitForSelector('#menu:popover-open')
  for (const summary of await page.$$('#menu summary')) await summary.click()
}

async function submit(page: Page, form: string) {
  await page.click(`${form} [type=submit]`)
  await page.waitForSelector(`${form} [role=alert]:not(:empty)`)
}
