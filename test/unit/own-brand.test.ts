// The visitor's own name and colour on the shop: what is accepted, how the colour is kept readable, and the shared link.
import fc from 'fast-check'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lettersOf, MOST_LETTERS, readOwn, tidyColour, tidyName, writeOwn } from '../../src/contact/own-brand'
import { content } from '../../src/content/solutions/b2c'
import { readShop, writeShop } from '../../src/mockups/b2c/link'
import { COLOURS, isOwn, type Shop, saidOf, shopOf, startOf } from '../../src/mockups/b2c/shop'
import { LUMINANCES, MARK, TEXT, toneOf } from '../../src/mockups/b2c/tone'
import { hexOf } from '../../src/theme/srgb'
import { colours, type Hue, hues, inHue } from '../../src/theme/tokens'

const words = content.picture.storefront
const START = startOf(words)
const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'

for (const [text, name, reason] of [
  ['', '', 'nothing'],
  [' \t\u200b\u2800 ', '', 'nothing that can be seen'],
  ['  Al  Noor\tTravel ', 'Al Noor Travel', 'white space is one space'],
  ['Al\r\nNoor\u2028Travel', 'Al Noor Travel', 'line breaks are spaces'],
  ['وكالة النور للسفر', 'وكالة النور للسفر', 'Arabic'],
  ['旅行社', '旅行社', 'Chinese'],
  ['यात्रा', 'यात्रा', 'Devanagari'],
  ['می\u200cخواهم', 'می\u200cخواهم', 'what keeps Persian letters apart stays'],
  [`${FAMILY} Tours`, `${FAMILY} Tours`, 'what joins a family stays'],
  ['Cafe\u0301', 'Caf\u00e9', 'an accent joins its letter'],
  ['\u202eelas rof\u202c', 'elas rof', 'overrides are removed'],
  ['\u2066A\u2069\u200f\u061c', 'A', 'isolates and marks of direction are removed'],
  ['A\0\u0007B', 'A B', 'control characters are removed'],
  ['A\ud800B', 'AB', 'half a character is removed'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>', 'markup is a text like any other'],
  [`Z${'\u0335'.repeat(500)}`, `Z${'\u0335'.repeat(8)}`, 'marks do not pile up'],
  ['x'.repeat(10_000), 'x'.repeat(40), 'forty letters'],
  ['क्षि'.repeat(50), 'क्षि'.repeat(40), 'forty letters of several characters'],
  [`${'x'.repeat(39)} y`, 'x'.repeat(39), 'no space at the end of what is cut'],
] as const) {
  test(`a name: ${reason}`, () => assert.is(tidyName(text), name))
}

test('a browser that cannot tell letters counts code points', () => {
  const { Segmenter } = Intl
  Reflect.deleteProperty(Intl, 'Segmenter')
  const name = tidyName('\u{1f42a}'.repeat(50))
  Object.assign(Intl, { Segmenter })
  assert.is(name, '\u{1f42a}'.repeat(40))
})

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc
    .array(
      fc.constantFrom('<b>', '&', '"', '\n', '\u202e', '\u2067', '\0', 'ن', '\u0301', '\ud800', '%', '+', FAMILY, ' '),
    )
    .map(parts => parts.join('')),
)

test('whatever is typed becomes one line of forty letters at most, without controls, and the same once more', () => {
  fc.assert(
    fc.property(anything, text => {
      const name = tidyName(text)
      assert.is(tidyName(name), name)
      assert.ok(lettersOf(name).length <= MOST_LETTERS)
      assert.not.match(name, /[\p{Cc}\p{Bidi_Control}\p{Surrogate}\u2028\u2029]|^\s|\s$/u)
      assert.is(name.normalize('NFC'), name)
    }),
    { numRuns: 2_000 },
  )
})

for (const [text, colour] of [
  ['0a7f5a', '0a7f5a'],
  ['#0a7f5a', ''],
  ['0A7F5A', ''],
  ['0a7f5', ''],
  ['0a7f5a\n', ''],
  ['red', ''],
  ['0a7f5a;x', ''],
] as const) {
  test(`${JSON.stringify(text)} is ${colour ? 'a' : 'no'} colour`, () => assert.is(tidyColour(text), colour))
}

/** Relative luminance of `#rrggbb` and contrast of two (WCAG 2.2). */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

// In any hue, so that the page may change its own.
const DARK_CARDS = Object.keys(hues).map(hue => hexOf(inHue(colours.card[1], hue as Hue)))
const [BRIGHTEST = ''] = DARK_CARDS.sort((a, b) => luminanceOf(b) - luminanceOf(a))
const LIGHT_CARD = hexOf(colours.card[0])
const TEXTS = { card: LIGHT_CARD, ink: hexOf(colours['on-coral']) }

for (const [which, colour] of [
  ['light', LIGHT_CARD],
  ['dark', BRIGHTEST],
  ['ink', TEXTS.ink],
] as const) {
  test(`the luminance \u201c${which}\u201d of the tones is that of the site\u2019s colours`, () => {
    const luminance = luminanceOf(colour)
    assert.ok(
      Math.abs(LUMINANCES[which] - luminance) < 0.0005,
      `src/theme/tokens.ts makes it ${luminance.toFixed(4)}: write that into LUMINANCES.${which} of src/mockups/b2c/tone.ts`,
    )
  })
}

// The constant is a copy, because tokens and their conversion would be three thousand bytes more in the browser's script.
for (const [brand, token, colour] of [
  ['murjan', 'teal-t', colours['teal-t'][0]],
  ['saffron', 'coral', colours.coral],
  ['rosewater', 'd4', colours.d4],
] as const) {
  test(`the colour field shows ${brand}\u2019s own colour`, () => {
    const own = hexOf(colour).slice(1)
    assert.is(
      COLOURS[brand],
      own,
      `${token} of src/theme/tokens.ts is #${own}: write '${own}' into COLOURS.${brand} of src/mockups/b2c/shop.ts`,
    )
  })
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map(number => number.toString(16).padStart(6, '0'))

test('on any colour the words can be read, and its lines can be seen on the cards of both schemes', () => {
  fc.assert(
    fc.property(hex, colour => {
      const { ground, text, light, dark, moved } = toneOf(colour)
      for (const value of [ground, light, dark]) assert.match(value, /^#[\da-f]{6}$/)
      assert.ok(contrastOf(ground, TEXTS[text]) >= TEXT, `words on ${ground}`)
      assert.ok(contrastOf(light, LIGHT_CARD) >= MARK, `lines of ${light}`)
      for (const card of DARK_CARDS) assert.ok(contrastOf(dark, card) >= MARK, `lines of ${dark}`)
      const own = `#${colour}`
      assert.equal(
        moved === undefined,
        [ground, light, dark].every(value => value === own),
      )
      assert.is(ground === own, moved !== 'ground')
    }),
    { numRuns: 2_000 },
  )
})

for (const [colour, text, moved, reason] of [
  ['000000', 'card', 'dark', 'black would not show on a dark card'],
  ['ffffff', 'ink', 'light', 'white would not show on a white card'],
  ['ffd500', 'ink', 'light', 'nor would yellow'],
  ['0a2540', 'card', 'dark', 'nor navy on a dark one'],
  ['c8102e', 'card', 'dark', 'nor a deep red'],
  ['767676', 'card', 'ground', 'neither light nor dark words stand out from this grey'],
  ['707070', 'card', undefined, 'this grey can be read and seen'],
  ['1f8fd6', 'ink', undefined, 'so can this blue'],
] as const) {
  test(`#${colour}: ${reason}`, () => {
    const tone = toneOf(colour)
    assert.equal([tone.text, tone.moved], [text, moved])
    const said = saidOf(words, { ...START, colour })
    const notes = Object.entries(words.own.moved).filter(([, note]) => said.includes(note))
    assert.equal(
      notes.map(([which]) => which),
      moved ? [moved] : [],
    )
  })
}

test('a name takes the place of the brand’s in both languages, and an empty one gives it back', () => {
  for (const language of ['en', 'ar'] as const) {
    assert.is(shopOf(words, { ...START, language, name: 'وكالة النور' }).shop, 'وكالة النور')
    assert.is(shopOf(words, { ...START, language, name: '' }).shop, words.texts[language].shops.murjan)
  }
})

const pick = <Id extends string>(options: readonly { id: Id }[]) => fc.constantFrom(...options.map(({ id }) => id))
const shops: fc.Arbitrary<Shop> = fc.record(
  {
    name: anything.map(tidyName),
    colour: fc.oneof(fc.constant(''), hex),
    brand: pick(words.brands.options),
    language: pick(words.languages.options),
    currency: pick(words.currencies.options),
    trip: pick(words.trips),
  },
  { noNullPrototype: true },
)

test('what is written into a link is read from it, and nothing is written of a shop that is not the visitor’s own', () => {
  fc.assert(
    fc.property(shops, shop => {
      const fragment = writeShop(shop, START)
      assert.match(fragment, isOwn(shop) ? /^#shop=[\w.%*+=&-]*$/ : /^$/)
      // As a browser gives it back.
      assert.equal(readShop(words, new URL(`https://a.example/${fragment}`).hash), isOwn(shop) ? shop : undefined)
    }),
    { numRuns: 2_000 },
  )
})

for (const [fragment, shop, reason] of [
  ['#shop=Al+Noor', { name: 'Al Noor' }, 'a name alone'],
  ['#shop=&colour=0a7f5a', { colour: '0a7f5a' }, 'a colour alone'],
  ['#shop=A&colour=red&brand=acme&language=xx&currency=&trip=mars', { name: 'A' }, 'unknown values'],
  ['#shop=A&brand=constructor&language=__proto__', { name: 'A' }, 'words of the prototype'],
  ['#shop=A&more=1', { name: 'A' }, 'an unknown key'],
  ['#shop=A&shop=B', { name: 'A' }, 'a second name'],
  ['#shop=%3Cscript%3E', { name: '<script>' }, 'markup'],
  ['#shop=A%0AB%E2%80%AE', { name: 'A B' }, 'a line break and an override'],
  ['#shop=%', { name: '%' }, 'a broken escape'],
  [`#shop=${'x'.repeat(3000)}`, { name: 'x'.repeat(40) }, 'too many letters'],
] as const) {
  test(`a link with ${reason} is read as far as it is right`, () => {
    assert.equal(readShop(words, fragment), { ...START, ...shop })
  })
}

for (const [fragment, reason] of [
  ['', 'nothing'],
  ['#sent', 'a fragment of the form'],
  ['#features', 'a section'],
  ['#shop', 'no name'],
  ['#shop=', 'an empty name'],
  ['#shop=&brand=saffron', 'nothing of the visitor’s own'],
  ['#shops=A', 'another key'],
  ['#x&shop=A', 'another beginning'],
  [`#shop=${'x'.repeat(10_000)}`, 'far too much'],
] as const) {
  test(`a link with ${reason} shows no other shop`, () => assert.is(readShop(words, fragment), undefined))
}

test('what goes along to the form is read there, and a server sees nothing of it', () => {
  fc.assert(
    fc.property(shops, shop => {
      const { hash, search } = new URL(`https://a.example/contact?topic=question${writeOwn(shop)}`)
      assert.equal(readOwn(hash), { name: shop.name, colour: shop.colour })
      assert.is(search, '?topic=question')
    }),
  )
})

test.run()
