// A page as read without its styles: by a screen reader, which announces the number of links of a navigation if they are a
// list, and by a reading mode, which keeps only the article.
import { Readability } from '@mozilla/readability'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as contact } from '../../src/content/contact'
import { site } from '../../src/content/site'
import { sentences } from '../support/sentences'
import { allPages, documentOf } from '../support/site'

for (const { path } of allPages)
  test(`every link of a navigation of ${path} is one of a list`, async () => {
    const loose = [...(await documentOf(path)).querySelectorAll('nav a')].filter(
      link => !link.parentElement?.matches('nav :is(ul, ol) > li'),
    )
    assert.equal(
      loose.map(({ outerHTML }) => outerHTML),
      [],
    )
  })

for (const { path } of allPages)
  test(`what is set as a program prints it is marked as that on ${path}, unless a figure shows it`, async () => {
    const loose = [...(await documentOf(path)).querySelectorAll('pre')].filter(
      block => !block.closest('figure') && block.querySelector('code, samp')?.textContent !== block.textContent,
    )
    assert.equal(
      loose.map(({ textContent }) => textContent),
      [],
    )
  })

/** Returns the text of a page that Firefox's reading mode keeps. */
async function read(path: string): Promise<string> {
  return new Readability((await documentOf(path)).cloneNode(true) as Document).parse()?.textContent ?? ''
}

/** The texts that only answers to a posted form contain. */
const ANSWERS = [...Object.values(sentences), contact.form.answers, site.subscribe.answers, site.subscribe.success]

for (const { path } of allPages)
  test(`a reading mode does not read the answers to forms out on ${path}`, async () => {
    const text = await read(path)
    assert.ok(text)
    assert.equal(
      ANSWERS.filter(answer => text.includes(answer)),
      [],
    )
  })

test.run()
