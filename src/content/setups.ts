import type { SetupRules } from '../contact/setup'

/** What can be tried in the pictures, as the line of a message says it. Codes are those of the pictures' addresses. */
export const setups = {
  markup: { line: 'flights, NDC + {ndc} %', values: { ndc: [0, 12] } },
  stamps: {
    line: 'samples of {work}',
    values: {
      work: {
        all: 'all kinds of work',
        consultancy: 'consultancy',
        development: 'software development',
        marketing: 'performance marketing',
        design: 'UI/UX design',
        apps: 'mobile apps',
        training: 'training',
      },
    },
  },
} satisfies SetupRules
