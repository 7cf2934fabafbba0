// Types for what the audits use of their tools, which are not installed with the site.

declare module '@mdn/mdn-http-observatory/src/*' {
  type Response = {
    status: number
    headers: Record<string, string | string[]>
    /** Whether the certificate was valid. */
    verified: boolean
    /** The headers that the document itself sets with `<meta http-equiv>`. */
    httpEquiv?: Map<string, string[]>
    request?: { headers: Record<string, string> }
  }
  type Redirect = { url: URL; status: number }
  export class Session {
    constructor(url: URL)
    url: URL
    jar: { setCookieSync: (cookie: string, url: string) => void }
  }
  export class Requests {
    constructor(hostname: string)
    session: Session | null
    resources: { path: string | null }
    responses: {
      auto: Response | null
      http: Response | null
      https: Response | null
      cors: Response | null
      httpRedirects: Redirect[]
      httpsRedirects: Redirect[]
    }
  }
  type Output = { constructor: { name: string }; result: string; pass: boolean }
  export const ALL_TESTS: readonly ((requests: Requests) => Output)[]
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number
  export function getScoreModifier(result: string): number
  export function getGradeForScore(score: number): { score: number; grade: string }
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>
}

declare module 'lighthouse' {
  type Audit = { id: string; title: string; score: number | null; scoreDisplayMode: string }
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
  type Run = { lhr: { categories: Record<string, Category>; audits: Record<string, Audit> } }
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel?: 'error'; onlyCategories?: readonly string[] },
  ): Promise<Run | undefined>
}

declare module 'mailgun.js' {
  type Client = { messages: { create: (domain: string, data: Record<string, string>) => Promise<unknown> } }
  export default class Mailgun {
    constructor(form: new () => object)
    client(options: { username: string; key: string; url: string }): Client
  }
}

declare module 'resend' {
  type Mail = { from: string; to: string; subject: string; html: string; text: string; replyTo?: string }
  export class Resend {
    constructor(key: string, options: { baseUrl: string })
    emails: {
      send: (mail: Mail & { headers: Record<string, string> }, options: { idempotencyKey: string }) => Promise<unknown>
    }
  }
}

declare module '@siteimprove/alfa-puppeteer' {
  /** Alfa's representation of a page. */
  export type AlfaPage = { readonly kind: 'page' }
  export const Puppeteer: { toPage: (document: import('puppeteer').JSHandle<Node>) => Promise<AlfaPage> }
}

declare module '@siteimprove/alfa-rules' {
  type Rule = { uri: string }
  const rules: Iterable<Rule>
  export default rules
}

declare module '@siteimprove/alfa-act' {
  type Outcome = {
    toJSON: () => {
      outcome: 'passed' | 'failed' | 'cantTell' | 'inapplicable'
      rule: { uri: string }
    }
    /** The element or text concerned; `path()` is its XPath. */
    target?: { toString: () => string; path: () => string }
  }
  export const Audit: {
    of: (
      page: import('@siteimprove/alfa-puppeteer').AlfaPage,
      rules: Iterable<{ uri: string }>,
    ) => { evaluate: () => Promise<Iterable<Outcome>> }
  }
}
