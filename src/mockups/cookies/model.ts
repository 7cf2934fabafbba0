// Counts what the browser knows of a page's cookies, requests and storage.

/**
 * What the browser says: `document.cookie`, the page's origin, the addresses of its requests, the entries of its storages by
 * their names, and the name of the storage that outlives the tab.
 */
export type Browser = {
  cookie: string
  origin: string
  requests: readonly string[]
  storages: Readonly<Record<string, readonly (readonly [key: string, value: string])[]>>
  lasting: string
}

export type Proof = {
  /** The figures: cookies, requests to another origin, and entries that outlive the tab. */
  cookies: number
  foreign: number
  lasting: number
  requests: number
  /** Every stored entry, word for word. */
  kept: readonly { storage: string; key: string; value: string }[]
}

/** Counts. An invalid address counts as one of another company: nothing is left out in our favour. */
export const proofOf = ({ cookie, origin, requests, storages, lasting }: Browser): Proof => ({
  cookies: cookie.split(';').filter(part => part.trim()).length,
  requests: requests.length,
  foreign: requests.filter(address => !URL.canParse(address) || new URL(address).origin !== origin).length,
  lasting: storages[lasting]?.length ?? 0,
  kept: Object.entries(storages).flatMap(([storage, entries]) =>
    entries.map(([key, value]) => ({ storage, key, value })),
  ),
})
