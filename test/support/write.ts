// What tests of the contact form share to spare time.
import type { Page } from 'puppeteer'
import type { ContactMessage } from '../../src/contact/fields'

/**
 * Writes into fields of the contact form as somebody does who pastes: each text at once, with one event. Key by key, which
 * `page.type` does, it takes ten times as long.
 */
export async function write(page: Page, texts: Partial<ContactMessage>): Promise<void> {
  await page.$eval(
    'main form',
    (form, texts) => {
      for (const [name, text] of texts) {
        form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
        document.execCommand('insertText', false, text)
      }
    },
    Object.entries(texts),
  )
}

/** Leaves the page of a tab that several tests share, and clears what it has stored for the site. */
export async function leaveAll(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
}
