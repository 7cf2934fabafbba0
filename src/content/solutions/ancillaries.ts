import type { AncillariesContent } from '../../pages/solutions/Ancillaries'
import { askedOn } from '../asked'
import { own, picture } from '../pictures/ancillaries'

export const content = {
  meta: {
    title: 'Travel ancillaries and your own add-ons',
    description:
      'Sell seats, bags, insurance and eSIMs on the booking, send documents by WhatsApp, and create, price and track add-ons of your own.',
  },
  picture,
  hero: {
    eyebrow: 'Ancillaries',
    title: 'Sell seats, bags and your own services',
    lede: 'Before payment, offer the airline’s seats and bags, and services that you create and price.',
    actions: ['sales', 'demo'],
  },
  stops: [
    {
      id: 'ancillaries',
      label: 'Ancillaries',
      eyebrow: 'Features',
      title: 'How each extra joins the booking',
      lede: 'In a GDS, a seat or bag usually gets a document of its own, the EMD. With NDC, the airlines’ own standard, it joins the airline’s order. The airline’s rules decide on refunds.',
      items: [
        {
          title: 'Seat selection',
          text: 'Travellers see each seat and its price on a cabin map, where airline and source provide one.',
        },
        {
          title: 'Baggage options',
          text: 'Extra bags by piece or weight, priced before payment and added to the same booking.',
        },
        {
          title: 'Travel documents by WhatsApp',
          text: 'Travellers who agree receive e‑tickets and hotel vouchers on WhatsApp, ready to show.',
        },
        {
          title: 'Baggage insurance',
          text: 'Cover for lost, late or damaged bags, offered beside the bag where your licence allows it.',
        },
        {
          title: 'eSIM',
          text: 'Mobile data for the journey, sent as a QR code before departure.',
        },
        {
          title: 'Travel insurance',
          text: 'Cover for the dates and travellers on the booking, sold where your licence allows it.',
        },
      ],
    },
    {
      id: 'add-ons',
      label: 'Independent Add-ons',
      eyebrow: 'Independent Add-ons',
      title: 'Services of your own, in the same basket',
      lede: 'Independent add‑ons need no connected supplier, only somebody to do the work.',
      items: [
        {
          title: 'Create your own',
          text: 'Name and describe a service that you run or buy locally. It appears beside the airline’s extras.',
        },
        {
          title: 'Set the price',
          text: 'Enter what it costs you and what the client pays. You read your margin before you publish.',
        },
        {
          title: 'Track every sale',
          text: 'See which add‑ons sell, on which bookings, and what each brings in.',
        },
        {
          title: 'Optional or mandatory',
          text: 'Let the client choose the service, or include it in every booking and in the price from the first search.',
        },
      ],
    },
  ],
  addOns: [
    {
      title: 'Meet and greet',
      text: 'A host with a name board at arrivals, at the airports where you have people.',
      sell: own.host.sell,
    },
    {
      title: 'Airport transfers',
      text: 'Your own drivers or a local partner’s, timed to the flight.',
      sell: own.transfer.sell,
    },
    {
      title: 'Local experiences',
      text: 'A dinner on the Nile or a walk through old Cairo, with a guide you know.',
      sell: own.dinner.sell,
    },
    {
      title: 'Priority check-in',
      text: 'A shorter queue at airports where you have an agreement with the airline or the handler.',
      sell: own.queue.sell,
    },
  ],
  start: {
    eyebrow: 'Get started',
    title: 'How you publish your first add‑on',
    lede: 'Begin with a service that you arrange by telephone today, and whose cost you know.',
    items: {
      addOn: {
        title: 'Name, price and rule',
        text: 'Enter name, cost and price, say if it is optional, and publish. It is on sale from the next search.',
      },
      sales: {
        title: 'Sales of each add‑on',
        text: 'Read a month’s units and revenue, add‑on by add‑on, and drop what does not sell.',
      },
    },
  },
  day: {
    eyebrow: 'On the day',
    title: 'Sold in one basket, used from dawn to dinner',
    lede: 'Follow one day, made up: three of its extras are services of your own, and the others are built in.',
  },
  statistics: [
    // PLACEHOLDER: figure; say which bookings and which period the average covers
    {
      id: 'revenue-increase',
      value: '40%',
      label: 'average revenue increase',
      description: 'Our own average. Which bookings it covers is not published yet.',
      counted: null,
    },
    // PLACEHOLDER: figure; say on which day and how it was counted
    {
      id: 'extras',
      value: '15+',
      label: 'ancillary services',
      description: 'Kinds of extra, free ones included. Ten are described on the page about ancillaries.',
      counted: null,
    },
    {
      id: 'customizable',
      value: '100%',
      label: 'customizable',
      description: 'You choose which extras appear and where, and price your own services.',
      counted: 'offer',
    },
  ],
  questions: {
    eyebrow: 'Questions',
    title: 'Fees, mandatory extras and insurance',
    items: askedOn('/solutions/ancillaries'),
  },
  closing: {
    title: 'Which service would you sell first?',
    lede: 'Name it, and the demo shows where it appears in the booking and where you read its margin.',
    actions: ['ancillaries', 'viewDemo'],
  },
} satisfies AncillariesContent
