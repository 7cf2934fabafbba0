// Made by the build (build/bundle/bundle.ts).
declare module 'virtual:sites' {
  /** The sites of the page list: what frames the pages, one a language. */
  export const sites: readonly import('../content/types').Site[]
}
