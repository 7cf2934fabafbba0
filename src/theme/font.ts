/**
 * The font. Styles, the documents' preload, the subset tool, the licences and the tests read here what it is. To swap it:
 * install the other package, change this file, then `npm run fonts`, `npm run licences` and `npm run pictures`.
 */

/** A file of the font, cut down to the characters that the site needs. */
type Face = {
  /** Where it is served, and kept below `static/`. Another font needs another name: browsers keep it for a year. */
  path: string
  /** What it is cut from, in the package. */
  source: string
  /** The OpenType features that stay, by their tags, where not all of them do. */
  features?: readonly string[]
}

export const family = 'Readex Pro'

/** The npm package of the font's files and licence. */
export const fontPackage = '@fontsource-variable/readex-pro'

/** The axis of weights: what the design uses, nothing bolder. */
export const weights = { min: 340, max: 520, default: 400 } as const

/** The face of all text, which every page preloads. */
export const latin: Face = {
  path: '/fonts/readex-latin.woff2',
  source: 'files/readex-pro-latin-wght-normal.woff2',
  // Without the figures of fractions, which nothing here shows: a ninth of the file.
  features: ['ccmp', 'kern', 'liga'],
}

/** The face of the brand's Arabic name, in the default weight, loaded where that stands. */
export const arabic: Face = { path: '/fonts/readex-arabic.woff2', source: 'files/readex-pro-arabic-wght-normal.woff2' }

/**
 * The face of the shop in Arabic, in all weights. A family of its own: letters of one word from two files would not join,
 * and it is loaded only where it is used.
 */
export const shopArabic: Face = { path: '/fonts/readex-shop.woff2', source: arabic.source }

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))

/** The characters of the Latin face; those that the package does not hold come from another font of the visitor's. */
export const characters = `${ASCII}\u00a0\u2011©·×é–—‘’“”•…€←↑→↓−≤`

/**
 * As wide as the face that it stands in for until that comes, so that nothing moves then: the width of a page's text in
 * the font as a share of its width in Arial, each as a canvas gives it (`measureText(document.body.innerText).width`). The
 * weights of the font differ in width, Arial has one for all of them.
 */
const standIn = [
  { from: weights.min, to: 400, width: '107%' },
  { from: 401, to: weights.max, width: '108.7%' },
]

const ARABIC = 'unicode-range: U+600-6FF;'
const SHOP = `${family} Shop`

const face = ({ path }: Face, range = '', name = family) => `@font-face {
  font-family: '${name}';
  src: url(${path}) format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  ${range}
}`

/** The `@font-face` rules of every page. */
export const faces = [
  face(latin),
  face(arabic, ARABIC),
  ...standIn.map(
    ({ from, to, width }) => `@font-face {
  font-family: 'Stand-in';
  src: local('Arial'), local('Roboto'), local('Liberation Sans');
  font-weight: ${from} ${to};
  size-adjust: ${width};
}`,
  ),
].join('\n')

/** The CSS font-family of all text. */
export const stack = `'${family}', 'Stand-in', sans-serif`

/** The `@font-face` rule of the shop in Arabic. */
export const shopFace = face(shopArabic, ARABIC, SHOP)

/** Its CSS font-family. */
export const arabicStack = `'${SHOP}', var(--font)`
