// Checks the built HTML with html-validate: its recommended, standard and document presets.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { once } from './once'

const RULES: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:document'],
  rules: {
    // React writes maxLength="5", <input/> and required="", which are all valid HTML (HTML standard, 13.1.2).
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The spelling that the HTML standard itself uses.
    'doctype-style': ['error', { style: 'lowercase' }],
    // The reading progress bar is scaled by a transform, off the main thread, which the bar of <progress> cannot be.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // The build measures titles without the brand (src/generator/checks/meta.ts).
    'long-title': 'off',
    // On a narrow screen a number wraps between its groups rather than leave the page (WCAG 1.4.10).
    'tel-non-breaking': 'off',
    // Only for scripts of other hosts: own scripts come from the same server as the page that would name their hashes.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
}

/** Resolves the rules once instead of once a document, which takes as long as it takes to check a small one. */
class OnceLoader extends StaticConfigLoader {
  override getConfigFor = once(async () => super.getConfigFor('inline'))
}

const validator = new HtmlValidate(new OnceLoader(RULES))

/** Returns html-validate's findings in a document, each as a line with the rule, the element and the message. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message, column }) => `${ruleId}: ${selector ?? `column ${column}`}: ${message}`),
  )
}

/** Reads the HTML files below a folder, sorted and keyed by their relative path. */
export async function htmlFiles(root: string): Promise<Map<string, string>> {
  const names = (await readdir(root, { recursive: true })).filter(name => name.endsWith('.html')).sort()
  return new Map(await Promise.all(names.map(async name => [name, await readFile(join(root, name), 'utf8')] as const)))
}
