// A direct-mode build in a browser, with a provider that allows calls from browsers (CORS) or refuses them.
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sentences } from '../../src/contact/validate'
import { site } from '../../src/content/site'
import { giveBack, openBrowser, until } from '../support/browser'
import { buildDirect, KEY } from '../support/direct'
import { visitor } from '../support/visitor'

const ROOT = '.build/direct-browser'

let allowed = true
const calls: { authorization: string | undefined; body: string }[] = []
const provider = createServer(async (request, response) => {
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'authorization' }
  if (request.method === 'OPTIONS') response.writeHead(allowed ? 204 : 403, allowed ? cors : {}).end()
  else {
    calls.push({ authorization: request.headers.authorization, body: await text(request) })
    response.writeHead(200, cors).end()
  }
})
await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
const { port } = provider.address() as AddressInfo
const { root } = await buildDirect(ROOT, `http://127.0.0.1:${port}/v3/mg.example.com/messages`)
const browser = await openBrowser(root)
test.after(async () => {
  await browser.close()
  provider.closeAllConnections()
  await new Promise(resolve => provider.close(resolve))
  await rm(ROOT, { recursive: true, force: true })
})
test.before.each(() => {
  allowed = true
  calls.length = 0
})

const fields = { ...visitor, message: 'A demo?' }

const shows = (form: string, role: string, sentence: string) =>
  `document.querySelector('${form} [role=${role}]').textContent === ${JSON.stringify(sentence)}`

test('a message goes from the browser to the provider, once, with the key', async () => {
  const { page } = await browser.visit('/contact')
  for (const [name, value] of Object.entries(fields)) await page.type(`main form [name=${name}]`, value)
  await page.click('main form button')
  await until(page, shows('main form', 'status', sentences.sent))
  await giveBack(page)
  assert.is(calls.length, 1)
  assert.is(calls[0]?.authorization, `Basic ${btoa(`api:${KEY}`)}`)
  assert.match(calls[0]?.body ?? '', 'New Contact Form From Nour')
})

test('a subscription goes from the browser to the provider', async () => {
  const { page } = await browser.visit('/about')
  await page.type('footer form [name=email]', fields.email)
  await page.click('footer form button')
  await until(page, shows('footer form', 'status', site.subscribe.success))
  await giveBack(page)
  assert.match(calls[0]?.body ?? '', 'New newsletter subscription')
})

test('a provider that refuses browsers is a failure, and the key stays here', async () => {
  allowed = false
  const { page } = await browser.visit('/contact')
  for (const [name, value] of Object.entries(fields)) await page.type(`main form [name=${name}]`, value)
  await page.click('main form button')
  await until(page, shows('main form', 'alert', sentences.failed))
  await giveBack(page)
  assert.equal(calls, [])
})

test.run()
