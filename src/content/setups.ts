import type { SetupRules } from '../contact/setup'

/** What can be tried in the pictures, as the line of a message says it. Codes are those of the pictures' addresses. */
export const setups = {
  markup: { line: 'flights, NDC + {ndc} %', values: { ndc: [0, 12] } },
  outage: {
    line: 'one API call with {out} unplugged',
    values: { out: { none: 'no source', gds: 'GDS', ndc: 'NDC', lcc: 'LCC' } },
  },
  shop: {
    line: 'a shop in {lang}, prices in {cur}, in the colours of {brand}',
    values: {
      brand: { marhaba: 'Marhaba Trips', saffron: 'Saffron Travel', rosewater: 'Rosewater Tours' },
      lang: { en: 'English', ar: 'Arabic' },
      cur: { aed: 'AED', eur: 'EUR', usd: 'USD' },
    },
  },
} satisfies SetupRules
