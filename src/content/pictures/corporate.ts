import type { CorporatePicture } from '../../mockups/corporate/words'

const currency = 'USD'
const month = 'June'

/** Business class is allowed on flights of this many hours or more. */
const hours = 6
const most = 150000
const asked = 194000
const whole = (hundredths: number) => (hundredths / 100).toLocaleString('en')

const trip = { employee: 'SM', department: 'Sales', short: 'DXB to CAI', long: 'DXB to LHR' }
const director = 'Sales director'
const onCredit = 'On company credit, invoiced monthly'

const classes = { economy: 'Economy', business: 'Business' }

// PLACEHOLDER: picture data, an invented company: departments (in USD cents), request, policy, expenses; put your own here
export const picture = {
  approval: {
    currency,
    policy: { cabins: { short: ['economy'], long: ['economy', 'business'] }, fare: most },
    start: { cabin: 'business', leg: 'short', fare: asked },
    stays: { cap: 18000, rates: [9600, 14200, 17400, 12100, 24800, 15800, 11000] },
    departments: [
      { name: trip.department, spent: 1620000, limit: 2000000 },
      { name: 'Engineering', spent: 975000, limit: 1500000 },
      { name: 'Operations', spent: 624000, limit: 1200000 },
      { name: 'Management', spent: 1125000, limit: 2500000 },
      { name: 'Finance', spent: 210000, limit: 600000 },
    ],
    moment: {
      label: 'Try it: change class, flight and fare, then decide as the director. The company is made up.',
      cue: 'Try it: change class or fare, then decide',
      title: 'Trip request 2087',
      tags: { inside: 'In policy', open: 'Out of policy', approved: 'Approved', declined: 'Declined' },
      request: {
        name: 'Request',
        at: '09:12',
        employee: trip.employee,
        trip: { short: trip.short, long: trip.long },
      },
      cabin: {
        what: 'Class',
        options: classes,
        allowed: { short: `${classes.economy} under ${hours} h`, long: `${classes.business} from ${hours} h` },
      },
      leg: { what: 'Flight', options: { short: 'CAI (4 h)', long: 'LHR (7 h 40)' } },
      fare: { what: 'Fare', allowed: 'Up to {sum}' },
      check: { name: 'Policy check', at: '09:12' },
      manager: {
        name: 'Director',
        at: { inside: 'Not asked', open: 'Notified 09:13', approved: 'Approved', declined: 'Declined' },
        decide: 'As director',
        options: { approved: 'Approve', declined: 'Decline' },
        made: { approved: 'Approved', declined: 'Declined' },
      },
      issued: {
        name: 'Ticket',
        tags: { inside: 'Issued', open: 'Fare held to 18:00', approved: 'Issued', declined: 'Not issued' },
        texts: { inside: onCredit, open: onCredit, approved: onCredit, declined: 'No charge' },
      },
      spend: {
        title: 'Spend by department',
        tag: 'Live',
        of: 'of',
        total: 'Company credit',
        month: `${month}, ${currency}`,
      },
      sentences: {
        inside: `{cabin}, {leg}, {fare}: inside the policy, issued at once. ${trip.department} has {left} left in ${month}.`,
        open: '{cabin}, {leg}, {fare}: outside the policy. Nothing is issued until the director decides.',
        approved: `{cabin}, {leg}, {fare}: allowed by the director and issued. ${trip.department} has {left} left in ${month}.`,
        declined: '{cabin}, {leg}, {fare}: declined. No ticket is issued, and no budget moves.',
      },
      ask: 'Send us this policy',
    },
  },
  rule: [
    'For instance: flights under ',
    `${hours} hours`,
    ' are ',
    classes.economy,
    ', others ',
    classes.business,
    '. Above ',
    `${currency} ${whole(most)}`,
    ' the ',
    director.toLowerCase(),
    ' decides.',
  ],
  policy: {
    title: 'Exceptions',
    tag: 'On',
    matrix: {
      head: ['Outside', 'Manager', 'Director', 'Finance'],
      rows: [
        { name: 'Class', cells: ['Told', 'Decides', '–'], changed: 1 },
        { name: 'Fare', cells: ['Told', 'Decides', 'Told'], changed: 1 },
        { name: 'Hotel cap', cells: ['Decides', '–', 'Told'], changed: 0 },
      ],
    },
  },
  expenses: {
    title: `Expenses, ${month}`,
    file: 'CSV, for the accountant',
    matrix: {
      head: ['Employee', 'Flights', 'Hotels', 'Visa'],
      rows: [
        { name: `${trip.employee}, ${trip.department}`, cells: [whole(asked), '540', '25'], changed: 0 },
        { name: 'RK, Sales', cells: ['1,120', '760', '90'] },
        { name: 'NA, Finance', cells: ['310', '240', '0'] },
      ],
    },
  },
  report: {
    outside: { none: 'Nothing', cabin: 'Class', fare: 'Fare', both: 'Class, fare' },
    by: { inside: 'The policy', outside: director },
    fields: [
      { name: 'Employee', value: trip.employee, source: 'One of the employees you added' },
      { name: 'Department', value: trip.department, source: 'The budget that the trip counts against' },
      { name: 'Trip', value: '{trip}', source: 'The flight that was requested' },
      {
        name: currency,
        value: '{fare}',
        source: 'The price at which the ticket was issued',
        declined: { value: '{fare}', source: 'The price at which the ticket was requested' },
      },
      { name: 'Outside', value: '{outside}', source: 'The rules it broke' },
      {
        name: 'Allowed by',
        value: '{by}',
        source: 'Decided before the ticket was issued, with the time',
        declined: { value: 'Nobody', source: 'Declined before a ticket was issued, with the time' },
      },
      {
        name: 'Charged to',
        value: `Credit, ${month}`,
        source: 'The invoice it appears on',
        declined: { value: 'Nothing', source: 'No invoice: no ticket was issued' },
      },
    ],
  },
} satisfies CorporatePicture
