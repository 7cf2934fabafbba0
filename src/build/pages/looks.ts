// The looks of pages: the CSS rules and icons that a page needs in a document that was prerendered as another page.
import { sha256, shortHash } from '../../hosts/hash'
import { statementsOf } from '../bundle/media'
import { shareScheme } from '../bundle/shared-scheme'
import { type Icons, idOf, shapesOf } from '../bundle/sprite'
import type { Styles } from '../bundle/styles'

/** What a page is drawn with: the short names of its classes in cascade order, and the names of its icons. */
export type Look = { classes: readonly string[]; icons: readonly string[] }

/** A look with the CSS text of its rules. */
export type KnownLook = Look & { css: string }

/** The web path and the text of a look's file. */
type LookFile = { path: string; text: string }

/** Collects looks. Pages with the same rules and icons share one, so a site has as many looks as kinds of pages. */
export function openLooks(styles: Styles, icons: Icons) {
  const known = new Map<string, KnownLook>()
  return {
    /** Returns the same object for all pages with the same look. */
    of(look: Look): KnownLook {
      const key = JSON.stringify(look)
      const same = known.get(key) ?? {
        ...look,
        css: shareScheme(look.classes.map(name => styles.rules.get(name)).join('')),
      }
      known.set(key, same)
      return same
    },
    /** Returns the file of each look, without the rules and icons that all looks have. */
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

/** Returns the file that src/app/look.ts reads. */
export function lookFile({ classes, icons: names }: Look, { rules }: Styles, icons: Icons): LookFile {
  const text = JSON.stringify({
    rules: classes.map(name => [name, statementsOf(rules.get(name) ?? '')]),
    icons: names.map(name => [idOf(name), shapesOf(icons, name)]),
  })
  return { path: `/assets/look-${shortHash(sha256(text))}.json`, text }
}
