import type { SetupRules } from '../contact/setup'

/** What can be tried in the pictures, as the line of a message says it. Codes are those of the pictures' addresses. */
export const setups = {
  markup: { line: 'flights, NDC + {ndc} %', values: { ndc: [0, 12] } },
  route: {
    line: 'a plan with {teams}',
    values: {
      teams: {
        consultancy: 'consultancy',
        design: 'UI/UX design',
        development: 'development',
        apps: 'mobile apps',
        training: 'training',
        marketing: 'marketing',
      },
    },
  },
  target: {
    line: 'the map of an agency, {view}',
    values: { view: { today: 'as it is today', target: 'as it is planned' } },
  },
  ceiling: { line: 'a ceiling of USD {usd} for a booking', values: { usd: [25, 100] } },
} satisfies SetupRules
