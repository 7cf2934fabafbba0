// Made by the build (build/bundle/styles.ts and build/bundle/sprite.ts).
declare module 'virtual:rest' {
  /** The CSS text of the rules of every class of the site, in cascade order. */
  export const rules: string
  /** Every icon of the site by the id of its symbol. */
  export const symbols: readonly (readonly [id: string, shapes: import('lucide').IconNode])[]
}
