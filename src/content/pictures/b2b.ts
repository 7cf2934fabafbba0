import type { B2bPicture } from '../../mockups/b2b/words'

// PLACEHOLDER: picture data, the invented agencies and amounts of the product pictures; put your own demonstration data here
export const picture = {
  ledger: {
    label:
      'Product preview: agency ledger with credit used per agency and sub-agency, and an overdraft request to approve',
    title: 'Agency ledger',
    views: { options: ['Credit', 'Invoices', 'Users'], chosen: 0 },
    agencies: [
      {
        initials: 'DH',
        name: 'Delta Holidays',
        terms: 'Weekly invoice',
        used: 62,
        credit: '31,000 of 50,000',
        status: 'Active',
      },
      {
        initials: 'OT',
        name: 'Oasis Tours',
        terms: 'Bi-weekly',
        used: 97,
        credit: '19,400 of 20,000',
        status: 'Overdraft',
        sub: true,
      },
      {
        initials: 'MS',
        name: 'Medina Sky',
        terms: 'Prepaid',
        used: 41,
        credit: '8,200 left',
        status: 'Active',
        sub: true,
      },
      {
        initials: 'AT',
        name: 'Atlas Travel',
        terms: 'Monthly invoice',
        used: 22,
        credit: '7,700 of 35,000',
        status: 'Active',
      },
      {
        initials: 'LV',
        name: 'Levant Voyages',
        terms: 'Weekly invoice',
        used: 100,
        credit: '15,000 of 15,000',
        status: 'Blocked',
      },
    ],
    total: { name: 'Postpaid credit', text: '73,100 of 120,000 used' },
    overdraft: {
      initials: 'OT',
      agency: 'Oasis Tours',
      tag: 'Overdraft',
      amount: 'USD 4,500',
      over: 'over its limit',
      trip: 'CAI to IST, 6 travellers, bi-weekly invoice',
      used: 97,
      approve: 'Approve once',
      decline: 'Decline',
    },
  },
  markups: {
    head: ['Rule', 'NDC', 'GDS', 'LCC'],
    rows: [
      { name: 'Office CAI-02', cells: ['+ 6%', '+ 4%', '+ 45'], changed: 0 },
      { name: 'Delta Holidays', cells: ['+ 5%', '+ 4%', '+ 40'] },
      { name: 'API OUT', cells: ['+ 2%', '+ 2%', '+ 15'] },
    ],
  },
  invoice: {
    cycles: { options: ['Weekly', 'Bi-weekly', 'Monthly'], chosen: 1 },
    invoice: { name: 'INV-0318', text: 'Oasis Tours, 1 to 15 Mar', amount: '12,480', currency: 'USD' },
    settled: { name: 'Settled in part', share: 62, amount: '7,740' },
  },
} satisfies B2bPicture
