import type { CorporateContent } from '../../pages/solutions/Corporate'
import { figures } from '../company'
import { picture } from '../pictures/corporate'

export const content = {
  meta: {
    title: 'Corporate travel platform for agencies',
    description:
      'Serve company accounts with travel policies, approval workflows, credit limits, live dashboards, expense export and weekly to monthly invoicing.',
  },
  picture,
  hero: {
    eyebrow: 'Corporate solutions',
    title: 'Keep every company trip inside its policy',
    lede: 'Give each company its travel policy, approvals and credit limit. Its managers decide before the ticket is issued.',
    actions: ['demo', 'sales'],
  },
  stops: [
    {
      id: 'features',
      label: 'Features',
      eyebrow: 'Features',
      title: 'The company sets the rules, the platform checks them',
      lede: 'Employees book for themselves. Managers hear about the exceptions, and you send one invoice per cycle.',
      items: [
        {
          icon: 'building',
          title: 'Companies, employees, managers',
          text: 'Add each company with its employees and managers, and decide who books and who approves.',
        },
        {
          icon: 'wallet',
          title: 'Credit limits',
          text: 'Give each company its own limit and see how much of it is used before you ticket.',
        },
        {
          icon: 'shield',
          title: 'Travel policies',
          text: 'Rules for flights, hotels and class of service, checked while the employee searches.',
        },
        {
          icon: 'route',
          title: 'Approval workflows',
          text: 'Send each request to the right manager by role, department or spend threshold.',
        },
        {
          icon: 'triangle',
          title: 'Out-of-policy flags',
          text: 'A fare or room outside the rules is flagged, and the manager is notified.',
        },
        {
          icon: 'chart',
          title: 'Live dashboards',
          text: 'The company reads spend by department against its limits as bookings are made.',
        },
        {
          icon: 'layers',
          title: 'Expense reporting and export',
          text: 'Every fare and hotel night listed by employee, ready to export for the accountant.',
        },
        {
          icon: 'credit-card',
          title: 'Card or company credit',
          text: 'The employee pays by card or charges the trip to the company’s credit with you.',
        },
        {
          icon: 'calendar-clock',
          title: 'Invoicing cycles',
          text: 'Bill each company weekly, bi-weekly or monthly, with manual or partial settlement.',
        },
      ],
    },
    {
      id: 'products',
      label: 'Products',
      eyebrow: 'Products',
      title: 'Six products, read through one policy',
      lede: 'Open or close each product per company. What stays open follows its rules.',
      items: [
        {
          icon: 'plane',
          title: 'Flights',
          text: 'GDS, NDC, aggregator and low-cost fares, each marked in or out of policy.',
          tags: ['Class of service', 'Flight length'],
        },
        {
          icon: 'bed-double',
          title: 'Hotels',
          text: `Over ${figures.hotels.value} through bed banks, each nightly rate checked against the cap for that city.`,
          tags: ['Cap per city'],
        },
        {
          icon: 'package',
          title: 'Dynamic packages',
          text: 'Flight plus hotel in one request, so the manager approves one total.',
          tags: ['Flight + hotel', 'One approval'],
        },
        {
          icon: 'ticket',
          title: 'Tours and activities',
          text: 'Open them for team trips and client events, or close them for the whole company.',
          tags: ['Open or closed'],
        },
        {
          icon: 'stamp',
          title: 'Visa',
          text: 'The request goes in with the trip, with the requirements for the employee’s nationality.',
          tags: ['Per nationality'],
        },
        {
          icon: 'smartphone-nfc',
          title: 'eSIMs',
          text: 'A data plan booked with the trip, in place of a roaming bill on the expense claim.',
          tags: ['QR by e-mail'],
        },
      ],
    },
  ],
  start: {
    eyebrow: 'Get started',
    title: 'Write the policy, then read the expenses',
    lede: 'Set up one company with its rules. Its report fills from the first booking.',
    items: {
      policy: {
        title: 'Travel policy',
        text: 'Set the class of service by flight length, the hotel cap per city, and the manager who may allow more.',
      },
      expenses: {
        title: 'Expense report and export',
        text: 'Read flights, hotels and visas by employee and department. Export the month for the company’s accountant.',
      },
    },
  },
  statistics: [{ value: '100%', label: 'policy compliance' }, { value: 'Live', label: 'dashboards' }, figures.support],
  closing: {
    title: 'Open your first corporate account',
    lede: 'Bring one travel policy to the demo and watch an out-of-policy trip reach its manager.',
    actions: ['corporate', 'scheduleDemo'],
  },
} satisfies CorporateContent
