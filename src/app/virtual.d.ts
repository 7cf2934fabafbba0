// The build generates this module (generator/bundle/bundle.ts).
declare module 'virtual:sites' {
  /** The sites of the page list, one per language. */
  export const sites: readonly import('../content/types').Site[]
}
