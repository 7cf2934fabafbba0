// html-validate over the written HTML: its recommended, standard and document presets.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

const RULES: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:document'],
  rules: {
    // How React writes: maxLength="5", <input/>, required="". All are valid HTML (HTML standard, 13.1.2).
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The short form, which the HTML standard itself writes.
    'doctype-style': ['error', { style: 'lowercase' }],
    // The reading progress is scaled by a transform, off the main thread; the bar of <progress> cannot be.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // The integrity of the site's own files is a test of the Observatory.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(RULES))

/** What html-validate finds in a document, a line each: the rule, the element and what is wrong. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message, column }) => `${ruleId}: ${selector ?? `column ${column}`}: ${message}`),
  )
}

/** The HTML files below a folder by their path in it, in order. */
export async function htmlFiles(root: string): Promise<Map<string, string>> {
  const names = (await readdir(root, { recursive: true })).filter(name => name.endsWith('.html')).sort()
  return new Map(await Promise.all(names.map(async name => [name, await readFile(join(root, name), 'utf8')] as const)))
}
