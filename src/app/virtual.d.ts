// Made by the build (build/bundle/styles.ts and build/bundle/sprite.ts).
declare module 'virtual:rest' {
  /** Every rule of the site in cascade order, by the id in its class name. */
  export const rules: readonly (readonly [id: string, rule: string])[]
  /** Every icon of the site by the id of its symbol. */
  export const symbols: readonly (readonly [id: string, shapes: import('lucide').IconNode])[]
}
