// Made by the build (prerender/styles.ts and prerender/sprite.ts).
declare module 'qafila:rest' {
  /** Every rule of the site in cascade order, by the id in its class name. */
  export const rules: readonly (readonly [id: string, rule: string])[]
  /** Every icon of the site by the id of its symbol. */
  export const symbols: readonly (readonly [id: string, shapes: import('lucide').IconNode])[]
}
