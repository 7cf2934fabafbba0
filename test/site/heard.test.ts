// A page as read without its styles: by a screen reader, which announces the number of links of a navigation if they are a
// list, and by a reading mode, which keeps only the article.
import { Readability } from '@mozilla/readability'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { content as arabicContact } from '../../src/content/ar/contact'
import { site as arabic } from '../../src/content/ar/site'
import { content as contact } from '../../src/content/contact'
import { site as english } from '../../src/content/site'
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

/** The texts that only answers to a posted form contain, in the languages of the site. */
const ANSWERS = [
  ...[contact, arabicContact].map(({ form }) => form.answers),
  ...[english, arabic].flatMap(({ sentences, subscribe }) => [
    ...Object.values(sentences),
    subscribe.answers,
    subscribe.success,
  ]),
]

/** The pages with each of the forms: all pages have that of the footer. */
const WITH_FORMS = ['/', '/contact', '/privacy', '/ar', '/ar/contact', '/ar/privacy']

for (const path of WITH_FORMS)
  test(`a reading mode does not read the answers to forms out on ${path}`, async () => {
    const document = await documentOf(path)
    assert.ok(
      ANSWERS.some(answer => document.body.textContent.includes(answer)),
      'the page has no answer',
    )
    const text = await read(path)
    assert.ok(text)
    assert.equal(
      ANSWERS.filter(answer => text.includes(answer)),
      [],
    )
  })

test.run()
