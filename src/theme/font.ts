/**
 * Defines the font for styles, the documents' preload, the subset tool, the licences and the tests. To swap it, install the
 * other package, change this file, then run `npm run fonts`, `npm run licences` and `npm run pictures`.
 */

/** A font file, cut down to the characters that the site needs. */
type Face = {
  /** The URL path, and the path below `static/`. Another font needs another name: browsers keep a file for a year. */
  path: string
  /** The file in the package from which it is cut. */
  source: string
  /** The OpenType features to keep, by their tags; all of them if omitted. */
  features?: readonly string[] | undefined
}

export const family = 'Readex Pro'

/** The npm package of the font's files and licence. */
export const fontPackage = '@fontsource-variable/readex-pro'

/** The range of the weight axis: what the design uses, nothing bolder. */
export const weights = { min: 340, max: 520, default: 400 } as const

/** The face of all text, which every page preloads. */
export const latin: Face = {
  path: '/fonts/readex-latin.woff2',
  source: 'files/readex-pro-latin-wght-normal.woff2',
  // Leaves out the figures for fractions, which the site never shows: they are a ninth of the file.
  features: ['ccmp', 'kern', 'liga'],
}

/** The face of the brand's Arabic name, in the default weight only, loaded where the name is shown. */
export const arabic: Face = { path: '/fonts/readex-arabic.woff2', source: 'files/readex-pro-arabic-wght-normal.woff2' }

/**
 * The face of the Arabic shop, in all weights. It is a separate family, because letters of one word would not join across
 * two files, and it is loaded only where it is used.
 */
export const shopArabic: Face = { path: '/fonts/readex-shop.woff2', source: arabic.source }

/** The face of the Arabic edition's text, in all weights, which its pages preload. */
export const arabicText: Face = {
  path: '/fonts/readex-arabic-text.woff2',
  source: arabic.source,
}

/** The characters of that face: the letters and marks of Arabic, its punctuation, and quotation marks. */
export const arabicCharacters = `${String.fromCharCode(
  ...Array.from({ length: 26 }, (_, index) => 0x621 + index),
  ...Array.from({ length: 18 }, (_, index) => 0x641 + index),
)}\u0670\u0671،؛؟«»`

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))

/** The characters of the Latin face. Any that the package lacks come from a fallback font on the visitor's device. */
export const characters = `${ASCII}\u00a0\u2011©·×é–—‘’“”•…€←↑→↓−≤`

/** Returns the characters from one code to another that the faces of all text lack. */
const lackedFrom = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))
    .filter(character => !`${characters}${arabicCharacters}${SOFT_HYPHEN}`.includes(character))
    .join('')

const SOFT_HYPHEN = '\u00ad'

/** Faces for the letters of names from other European languages, loaded where such a name is shown. */
export const european: readonly (Face & { characters: string })[] = [
  {
    path: '/fonts/readex-western.woff2',
    source: latin.source,
    features: latin.features,
    characters: lackedFrom(0xa1, 0xff),
  },
  {
    path: '/fonts/readex-central.woff2',
    source: 'files/readex-pro-latin-ext-wght-normal.woff2',
    features: latin.features,
    characters: `${lackedFrom(0x100, 0x17f)}\u0218\u0219\u021a\u021b\u1e9e`,
  },
]

/**
 * Scales the fallback to the width of the face, so that nothing moves when the face arrives: the width of a page's text in
 * the font, as a share of its width in Arial, both measured on a canvas (`measureText(document.body.innerText).width`). The
 * font's weights differ in width; Arial has one for all of them. `arabic` is the same for Arabic text and Noto Naskh, the Arabic
 * font of Android; those of other systems could not be measured. `local()` finds a face by its PostScript name or its full name
 * (CSS Fonts 4), and by no family name.
 */
const standIn = [
  { from: weights.min, to: 400, width: '107%', arabic: '122.7%' },
  { from: 401, to: weights.max, width: '108.7%', arabic: '125.1%' },
]

const ARABIC = 'unicode-range: U+600-6FF;'
const SHOP = `${family} Shop`

const face = ({ path }: Face, range = '', name = family) => `@font-face {
  font-family: '${name}';
  src: url(${path});
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
  src: local(Arial), local(Roboto), local(Liberation Sans);
  font-weight: ${from} ${to};
  size-adjust: ${width};
}`,
  ),
].join('\n')

/** Returns the `@font-face` rules that a text needs for its European letters: none for most pages. */
export const europeanFaces = (text: string): string =>
  european
    .filter(({ characters }) => [...characters].some(character => text.includes(character)))
    .map(each => face(each, `unicode-range: ${[...each.characters].map(codeOf)};`).replace(/\s+/g, ' '))
    .join('')

const codeOf = (character: string): string => `U+${character.codePointAt(0)?.toString(16)}`

/** The CSS font-family of all text. Without quotes, which would stay in the custom property, where nothing shortens it. */
export const stack = `${family},Stand-in,sans-serif`

/**
 * The `@font-face` rules of the Arabic edition. That of its font is of the same family, and comes after the one for the Arabic
 * name, so that it is taken first.
 */
export const arabicTextFaces = [
  face(arabicText, 'unicode-range: U+AB, U+BB, U+600-6FF;'),
  ...standIn.map(
    ({ from, to, arabic }) => `@font-face {
  font-family: 'Stand-in';
  src: local(NotoNaskhArabic-Regular), local(Noto Naskh Arabic Regular);
  font-weight: ${from} ${to};
  size-adjust: ${arabic};
  ${ARABIC}
}`,
  ),
].join('\n')

/** The `@font-face` rule of the Arabic shop. */
export const shopFace = face(shopArabic, ARABIC, SHOP)

/** The CSS font-family of the Arabic shop. */
export const arabicStack = `'${SHOP}', var(--font)`
