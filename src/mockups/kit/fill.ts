/** Replaces the placeholders of a sentence, as in `{offers} of {all}`, by values. Placeholders without a value stay. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
