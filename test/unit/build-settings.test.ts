import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { buildSettings } from '../../src/generator/settings'

const mail = {
  MAIL_URL: 'https://api.eu.mailgun.net/v3/mg.example.com/messages',
  MAIL_KEY: 'key-123',
  MAIL_FROM: 'no-reply@mg.example.com',
  MAIL_TO: 'info@example.com',
}
const direct = { CONTACT_MODE: 'direct', ...mail }

test('nothing has to be set', () => {
  assert.equal(buildSettings({}), {
    siteUrl: 'https://qafila.example',
    samples: false,
    direct: null,
    secret: null,
    date: null,
  })
})

test('the key is known for the relay, so that it can be looked for in what was written', () => {
  assert.is(buildSettings(mail).secret, 'key-123')
})

test('the key that direct mode publishes is no secret', () => {
  assert.is(buildSettings(direct).secret, null)
})

test('the mail settings are not read for the relay', () => {
  assert.is(buildSettings({ CONTACT_MODE: 'relay', ...mail }).direct, null)
})

test('the mail settings are read for direct mode, with a label for the sender', () => {
  assert.equal(buildSettings(direct).direct, {
    url: mail.MAIL_URL,
    key: 'key-123',
    from: 'Contact Form <no-reply@mg.example.com>',
    to: 'info@example.com',
  })
})

const wrong: [name: string, value: string | undefined, reason: string][] = [
  ['SITE_URL', 'https://qafila.example/en', 'a path'],
  ['SITE_URL', 'ftp://qafila.example', 'no site'],
  ['CONTACT_MODE', 'Direct', 'another mode'],
  ['CONTACT_MODE', '', 'no mode'],
  ['MAIL_URL', undefined, 'not set'],
  ['MAIL_URL', 'api.mailgun.net', 'no scheme'],
  ['MAIL_URL', 'https://', 'no host'],
  ['MAIL_URL', 'https://api.resend.com/emails', 'another call than that of the specification, section 7'],
  ['MAIL_KEY', undefined, 'not set'],
  ['MAIL_KEY', 'key 123', 'a space'],
  ['MAIL_KEY', 'schlüssel', 'no ASCII, which no browser can send'],
  ['MAIL_FROM', undefined, 'not set'],
  ['MAIL_FROM', 'no-reply', 'no address'],
  ['MAIL_FROM', 'a@b.co\nBcc: c@d.co', 'two lines'],
  ['MAIL_TO', undefined, 'not set'],
  ['MAIL_TO', 'info', 'no address'],
  ['SAMPLES', '', 'neither unset nor allow'],
  ['SAMPLES', 'Allow', 'another word'],
  ['SAMPLES', '1', 'another word'],
  ['SOURCE_DATE_EPOCH', '2026-01-01', 'no number of seconds'],
  ['SOURCE_DATE_EPOCH', '', 'no number'],
]

for (const [name, value, reason] of wrong) {
  test(`${name}=${JSON.stringify(value)} is refused in one line that names it: ${reason}`, () => {
    assert.throws(() => buildSettings({ ...direct, [name]: value }), new RegExp(`^${name}\\b[^\\n]+$`))
  })
}

test('samples are allowed in one word', () => {
  assert.is(buildSettings({ SAMPLES: 'allow' }).samples, true)
})

test('the site is built at the time that is set, in seconds since 1970', () => {
  assert.is(buildSettings({ SOURCE_DATE_EPOCH: '1767225600' }).date?.toISOString(), '2026-01-01T00:00:00.000Z')
})

test('no error repeats a mail setting: it may be the key in the wrong place', () => {
  for (const name of ['MAIL_URL', 'MAIL_FROM', 'MAIL_TO']) {
    assert.throws(
      () => buildSettings({ ...direct, [name]: 'key-123' }),
      (error: Error) => !error.message.includes('key-123'),
    )
  }
})

test.run()
