// What a page's browser knows of cookies, requests and storage, counted.

/**
 * What is asked of the browser: `document.cookie`, an origin, addresses of requests, storages by their names, and which of
 * them outlives the tab.
 */
export type Browser = {
  cookie: string
  origin: string
  requests: readonly string[]
  storages: Readonly<Record<string, readonly (readonly [key: string, value: string])[]>>
  lasting: string
}

export type Proof = {
  /** What the policy says there is none of: cookies, requests to another origin, notes that outlive the tab. */
  cookies: number
  foreign: number
  lasting: number
  requests: number
  /** What is kept, word for word. */
  kept: readonly { storage: string; key: string; value: string }[]
}

/** Counts. An address that is none counts as one of another company: nothing is left out in our favour. */
export const proofOf = ({ cookie, origin, requests, storages, lasting }: Browser): Proof => ({
  cookies: cookie.split(';').filter(part => part.trim()).length,
  requests: requests.length,
  foreign: requests.filter(address => !URL.canParse(address) || new URL(address).origin !== origin).length,
  lasting: storages[lasting]?.length ?? 0,
  kept: Object.entries(storages).flatMap(([storage, entries]) =>
    entries.map(([key, value]) => ({ storage, key, value })),
  ),
})
