import type { CorporatePicture } from '../../mockups/corporate/words'

// PLACEHOLDER: picture data, an invented company: its departments (spent and limit in USD), its request, policy and expenses; put your own demonstration data here
export const picture = {
  approval: {
    label:
      'Product preview: a trip request on its route from the request through a policy check, which flags business class and the fare as out of policy, to the manager and the ticket, beside the spend of five departments against their limits',
    title: 'Trip request 2087',
    tag: 'Out of policy',
    request: { name: 'Request', at: '09:12', lines: ['Key account manager, Sales', 'DXB to CAI, 2 to 5 Jun'] },
    check: {
      name: 'Policy check',
      at: '09:12',
      rows: [
        { what: 'Class', asked: 'Business', allowed: 'Economy under 6 h' },
        { what: 'Fare', asked: 'USD 1,940', allowed: 'Up to 1,500' },
      ],
    },
    manager: {
      name: 'Manager',
      at: 'Notified 09:13',
      text: 'Sales director, approves over USD 1,500',
      approve: 'Approve',
      decline: 'Decline',
    },
    issued: { name: 'Issued', tag: 'Fare held to 18:00', text: 'On company credit, invoiced monthly' },
    spend: {
      title: 'Spend by department',
      tag: 'Live',
      departments: [
        { name: 'Sales', text: '18,400 of 20,000', used: 92 },
        { name: 'Engineering', text: '9,750 of 15,000', used: 65 },
        { name: 'Operations', text: '6,240 of 12,000', used: 52 },
        { name: 'Management', text: '11,250 of 25,000', used: 45 },
        { name: 'Finance', text: '2,100 of 6,000', used: 35 },
      ],
      total: { name: 'Company credit', text: 'June, USD', amount: '47,740', limit: 'of 78,000' },
    },
  },
  policy: {
    title: 'Travel policy',
    tag: 'On',
    rules: [
      { name: 'Flights under 6 h', tags: { names: ['Economy'], lit: [] } },
      { name: '6 h and over', tags: { names: ['Business'], lit: [] } },
      { name: 'Hotel cap a night', tags: { names: ['Dubai 180', 'Cairo 120'], lit: [] } },
    ],
    above: { name: 'Anything above', tag: 'Ask the director' },
  },
  expenses: {
    title: 'Expenses, June',
    action: 'Export CSV',
    matrix: {
      head: ['Employee', 'Flights', 'Hotels', 'Visa'],
      rows: [
        { name: 'SM, Sales', cells: ['1,940', '540', '25'] },
        { name: 'RK, Sales', cells: ['1,120', '760', '90'], changed: 1 },
        { name: 'NA, Finance', cells: ['310', '240', '0'] },
      ],
    },
  },
} satisfies CorporatePicture
