/** A sentence with values in place of their names: `{offers} of {all}`. A name without a value stays. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
