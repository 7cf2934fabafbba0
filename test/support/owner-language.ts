// A third language, as the README says how to add one: its words are the English ones, with titles and descriptions of their own,
// because these must be unique.
import { create, type Plant, replace } from './planted'

const SENTENCES = 'src/contact/sentences.ts'

export const language: readonly Plant[] = [
  replace(SENTENCES, "'en' | 'ar'", "'en' | 'ar' | 'fr'"),
  {
    file: SENTENCES,
    change: text => text.replace(/\ben: (['"]).*?\1/g, column => `${column}, ${column.replace('en', 'fr')}`),
  },
  replace('src/content/editions.ts', '  ar: {', "  fr: { lang: 'fr', dir: 'ltr', language: 'Français' },\n  ar: {"),
  create(
    'src/content/fr/site.ts',
    `import type { Words } from '../../page'
import { editionOf } from '../editions'
import { site as english } from '../site'

export const site = { ...english, ...editionOf('fr'), brand: 'Caravane' }

export function prepare<Content>(content: Content): Content {
  const { title, description } = (content as Words).meta
  return { ...content, meta: { title: \`F \${title}\`, description: \`F \${description}\` } }
}
`,
  ),
  {
    file: 'pages.ts',
    change: text =>
      text
        .replace(
          'const page = ',
          "import { prepare, site as french } from './src/content/fr/site'\nconst frenchPage = pagesOf(french, prepare)\nconst page = ",
        )
        .replace(/^ {2}page\(.*$/gm, row => `${row}\n${row.replace('page(', 'frenchPage(')}`),
  },
]
