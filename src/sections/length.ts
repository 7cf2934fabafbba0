import { bare } from '../isolate'

/**
 * Returns the attributes by which styles set a figure smaller: from six characters on it is wide, from seven on long. With six
 * digits or more it is wider than any word.
 */
export function lengthOf(value: string) {
  const { length } = bare(value)
  return {
    'data-wide': length > 5 || undefined,
    'data-long': length > 6 || undefined,
    'data-digits': value.replace(/\D/g, '').length > 5 || undefined,
  }
}

/** Returns one of the styles of `count` columns in turn, so that neither neighbours nor what is above or below look alike. */
export const turnOf = <Style>(styles: readonly Style[], place: number): Style | undefined =>
  styles[(place + Math.floor(place / styles.length)) % styles.length]
