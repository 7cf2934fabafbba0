import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isPublic } from '../../src/generator/launch'
import { buildSettings } from '../../src/generator/settings'

const hosts: [siteUrl: string, is: boolean, reason: string][] = [
  ['https://qafila.example', false, 'a name below .example, which nobody can own'],
  ['https://staging.qafila.example', false, 'deeper below .example'],
  ['http://localhost:8080', false, 'this machine'],
  ['http://127.0.0.1:3000', false, 'this machine by its address'],
  ['http://[::1]:3000', false, 'this machine by its IPv6 address'],
  ['https://QAFILA.EXAMPLE', false, 'in capitals'],
  ['https://www.example.org', true, 'a name below .org'],
  ['https://qafila.example.com', true, 'a name below .com'],
  ['https://myexample', true, 'another name that ends alike'],
  ['https://localhost.qafila.com', true, 'a name that begins alike'],
  ['http://192.168.1.20', true, 'another machine'],
  ['https://staging.qafila.com', true, 'a staging address that everybody can open'],
]

for (const [siteUrl, is, reason] of hosts) {
  test(`${siteUrl} is ${is ? 'public' : 'a trial'}: ${reason}`, () => {
    assert.is(isPublic(buildSettings({ SITE_URL: siteUrl }).siteUrl), is)
  })
}

test('the default address is a trial', () => {
  assert.is(isPublic(buildSettings({}).siteUrl), false)
})

test.run()
