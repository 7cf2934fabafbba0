// The looks of pages: what a page needs that not all pages have, for a document that was prerendered as another page.
import { sha256, shortHash } from '../../hosts/hash'
import { statementsOf } from '../bundle/media'
import { shareScheme } from '../bundle/shared-scheme'
import { type Icons, idOf, shapesOf } from '../bundle/sprite'
import type { Styles } from '../bundle/styles'

/** What a page is drawn with: short names of classes in cascade order, and names of icons. */
export type Look = { classes: readonly string[]; icons: readonly string[] }

/** With the CSS text of its rules. */
export type KnownLook = Look & { css: string }

/** A file below the web root. */
type LookFile = { path: string; text: string }

/** Pages with the same rules and icons share one look, so that a site has as many as it has kinds of pages. */
export function openLooks(styles: Styles, icons: Icons) {
  const known = new Map<string, KnownLook>()
  return {
    /** One object for all pages that are drawn with the same. */
    of(look: Look): KnownLook {
      const key = JSON.stringify(look)
      const same = known.get(key) ?? {
        ...look,
        css: shareScheme(look.classes.map(name => styles.rules.get(name)).join('')),
      }
      known.set(key, same)
      return same
    },
    /** The file of each look, without what all looks have. */
    files(): Map<KnownLook, LookFile> {
      const all = [...known.values()]
      const isRare = (kind: keyof Look) => {
        const counts = new Map<string, number>()
        for (const name of all.flatMap(look => look[kind])) counts.set(name, (counts.get(name) ?? 0) + 1)
        return (name: string) => counts.get(name) !== all.length
      }
      const [isRareClass, isRareIcon] = [isRare('classes'), isRare('icons')]
      return new Map(
        all.map(look => [
          look,
          lookFile({ classes: look.classes.filter(isRareClass), icons: look.icons.filter(isRareIcon) }, styles, icons),
        ]),
      )
    },
  }
}

/** The file that src/app/look.ts reads. */
export function lookFile({ classes, icons: names }: Look, { rules }: Styles, icons: Icons): LookFile {
  const text = JSON.stringify({
    rules: classes.map(name => [name, statementsOf(rules.get(name) ?? '')]),
    icons: names.map(name => [idOf(name), shapesOf(icons, name)]),
  })
  return { path: `/assets/look-${shortHash(sha256(text))}.json`, text }
}
