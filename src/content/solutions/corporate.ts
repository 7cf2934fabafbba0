import type { CorporateContent } from '../../pages/solutions/Corporate'
import { askedOn } from '../asked'
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
    title: 'Company travel that follows the company’s policy',
    lede: 'Each company you serve gets its own policy, approvers and credit limit. A trip outside the policy reaches its approver before the ticket is issued, while there is still time to say no.',
    actions: ['demo', 'sales'],
  },
  stops: [
    {
      id: 'features',
      label: 'Features',
      eyebrow: 'Features',
      title: 'Rules set once and checked at every search',
      lede: 'Employees book for themselves inside the policy; approvers decide on exceptions.',
      items: [
        {
          title: 'Travel policies',
          text: 'Rules on flights, hotels and class of service are checked while the employee searches.',
        },
        {
          title: 'Approval workflows',
          text: 'A request goes to the person entitled to approve it, by role, department or spend threshold.',
        },
        {
          title: 'Live dashboards',
          text: 'The company reads spend by department against its limits, as bookings are made.',
        },
        {
          title: 'Companies, employees, managers',
          text: 'Add each company with its employees and managers, and decide who may book and who approves.',
        },
        {
          title: 'Credit limits',
          text: 'Each company has its own limit. You see how much is used before a ticket is issued, and a trip above the limit waits for your approval.',
        },
        {
          title: 'Out-of-policy flags',
          text: 'A fare or room outside the rules is marked, and the manager is notified when it is requested.',
        },
        {
          title: 'Expense reporting and export',
          text: 'Fares, hotel nights and visas are totalled by employee, for export to the accountant.',
        },
        {
          title: 'Card or company credit',
          text: 'The employee pays by card, or charges the trip to the company’s credit with you.',
        },
        {
          title: 'Invoicing cycles',
          text: 'Bill each company weekly, bi‑weekly (every two weeks) or monthly. Payments are matched by hand, in full or part.',
        },
      ],
    },
    {
      id: 'products',
      label: 'Products',
      eyebrow: 'Products',
      title: 'Everything for a business trip',
      lede: 'You and the company choose which products are open. The policy covers flights and hotels.',
      items: [
        {
          icon: 'plane',
          title: 'Flights',
          text: 'Fares from all your sources, each marked as inside or outside the policy.',
          tags: ['Class of service', 'Flight length'],
        },
        {
          icon: 'bed-double',
          title: 'Hotels',
          text: 'Each nightly rate is checked against the cap for that city before anybody books it.',
          tags: ['Cap per city'],
        },
        {
          icon: 'package',
          title: 'Dynamic packages',
          text: 'Flight and hotel are checked separately; each exception goes to its approver with the total.',
          tags: ['Flight + hotel', 'One request'],
        },
        {
          icon: 'ticket',
          title: 'Tours and activities',
          text: 'Opened for team trips and client events, or closed for the whole company.',
          tags: ['Open or closed'],
        },
        {
          icon: 'stamp',
          title: 'Visa',
          text: 'Requirements for the employee’s nationality stand beside the trip, and the request is kept in the booking.',
          tags: ['Per nationality'],
        },
        {
          icon: 'smartphone-nfc',
          title: 'eSIMs',
          text: 'A data plan booked with the trip, instead of a roaming bill afterwards.',
          tags: ['QR code by email'],
        },
      ],
    },
  ],
  start: {
    eyebrow: 'Get started',
    title: 'Setting up the first company',
    lede: 'Enter a company’s rules and approvers before its first trip.',
    items: {
      policy: {
        title: 'Travel policy',
        text: 'You set the class by flight length, a hotel cap per city, and who may allow more.',
      },
      expenses: {
        title: 'Expense report and export',
        text: 'The month’s fares, hotels and visas by employee, in one CSV file.',
      },
    },
  },
  report: {
    eyebrow: 'At month‑end',
    title: 'Month-end without the detective work',
    lede: 'Each flight, hotel or visa is a line that nobody has to hunt for at month‑end. Here is the flight requested above, once it is decided.',
  },
  statistics: [
    {
      id: 'compliance',
      value: '100%',
      label: 'policy compliance',
      description:
        'Every flight and hotel booked on the platform is inside the policy or approved. Trips booked elsewhere are not counted.',
      counted: 'offer',
    },
    {
      id: 'dashboards',
      value: 'Live',
      label: 'dashboards',
      description: 'Spend by department, updated as trips are booked.',
      counted: 'offer',
    },
    figures.support,
  ],
  questions: {
    eyebrow: 'Questions',
    title: 'Exceptions and payment',
    items: askedOn('/solutions/corporate'),
  },
  closing: {
    title: 'Try it with a client’s policy',
    lede: 'Bring the policy that causes the most questions, and follow one trip outside it from the flag to the invoice.',
    actions: ['corporate', 'scheduleDemo'],
  },
} satisfies CorporateContent
