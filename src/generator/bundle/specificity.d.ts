// What is used of it: the package's exports do not name its own types.
declare module '@bramus/specificity' {
  /** The weight of one selector; as a text, `(0,2,0)`. */
  export default class Specificity {
    /** Returns those of the selectors in a list. */
    static calculate(selectors: string): Specificity[]
    selectorString(): string
  }
}
