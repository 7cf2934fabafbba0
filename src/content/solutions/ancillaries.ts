import type { AncillariesContent } from '../../pages/solutions/Ancillaries'
import { picture } from '../pictures/ancillaries'

export const content = {
  meta: {
    title: 'Travel ancillaries and your own add-ons',
    description:
      'Sell seats, bags, insurance and eSIMs on the booking, send documents by WhatsApp, and create, price and track add-ons of your own.',
  },
  picture,
  hero: {
    eyebrow: 'Ancillaries',
    title: 'Earn on the trip, not only on the ticket',
    lede: 'Sell seats, bags, insurance and eSIMs with the booking, and add services of your own at your own price.',
    actions: ['sales', 'demo'],
  },
  stops: [
    {
      id: 'ancillaries',
      label: 'Ancillaries',
      eyebrow: 'Ancillaries',
      title: 'Extras that go on the same booking',
      lede: 'Offer them while the client is paying for the fare. You choose which ones appear.',
      items: [
        {
          icon: 'armchair',
          title: 'Seat selection',
          text: 'Clients pick from the cabin map, with the price shown on every open seat.',
        },
        {
          icon: 'package',
          title: 'Baggage options',
          text: 'Extra bags by piece or weight, priced before payment and added to the same PNR.',
        },
        {
          icon: 'lock',
          title: 'Baggage insurance',
          text: 'Cover for lost, late or damaged bags, sold beside the bag itself.',
        },
        {
          icon: 'smartphone',
          title: 'Travel documents by WhatsApp',
          text: 'E-tickets and hotel vouchers reach the traveller on WhatsApp, not in a lost e-mail.',
        },
        {
          icon: 'smartphone-nfc',
          title: 'eSIM',
          text: 'A data plan for the destination, sent as a QR code and ready at landing.',
        },
        {
          icon: 'shield',
          title: 'Travel insurance',
          text: 'Cover for the whole trip, sold for the dates and travellers on the booking.',
        },
      ],
    },
    {
      id: 'add-ons',
      label: 'Independent Add-ons',
      eyebrow: 'Independent Add-ons',
      title: 'Sell what only you can arrange',
      lede: 'Your service, your price and your rules, in the same basket as the flight and the hotel.',
      items: [
        {
          icon: 'pen',
          title: 'Create your own',
          text: 'Name and describe a service you run or buy locally, and sell it beside the airline extras.',
        },
        {
          icon: 'percent',
          title: 'Set the price',
          text: 'Enter your net cost and what the client pays, and read your margin before you publish.',
        },
        {
          icon: 'chart',
          title: 'Track every sale',
          text: 'See which add-ons sell, on which bookings, and what each one brings in.',
        },
        {
          icon: 'split',
          title: 'Optional or mandatory',
          text: 'Leave the choice to the client, or include the add-on in every booking it belongs to.',
        },
        {
          icon: 'users',
          title: 'Meet and greet',
          text: 'A host with a name board at arrivals, for the airports where you have people.',
        },
        {
          icon: 'route',
          title: 'Airport transfers',
          text: 'Your own drivers or a local partner, sold with the flight that they will meet.',
        },
        {
          icon: 'compass',
          title: 'Local experiences',
          text: 'A Nile dinner or a walk through old Cairo with the guide you trust, at your price.',
        },
        {
          icon: 'clock',
          title: 'Priority check-in',
          text: 'A shorter queue at the airport, offered to families and business travellers at booking.',
        },
      ],
    },
  ],
  start: {
    eyebrow: 'Get started',
    title: 'Publish one extra, then watch it sell',
    lede: 'Begin with a service you already arrange by phone. Give it a price and see what it earns.',
    items: {
      addOn: {
        title: 'Name it, price it, publish it',
        text: 'Fill in the name and the price, choose optional or mandatory, and the add-on is on sale.',
      },
      sales: {
        title: 'Sales of each add-on',
        text: 'Read units sold and revenue per add-on. Raise the price of one, retire another.',
      },
    },
  },
  statistics: [
    { value: '40%', label: 'average revenue increase' },
    { value: '15+', label: 'ancillary services' },
    { value: '100%', label: 'customizable' },
  ],
  closing: {
    title: 'Put one more sale on the next ticket',
    lede: 'Tell us what you sell today. We show you where the extras appear in your booking steps.',
    actions: ['ancillaries', 'viewDemo'],
  },
} satisfies AncillariesContent
