import type { LegalContent } from '../pages/Legal'
import { address, brand, mailboxes } from './company'

export const content = {
  meta: {
    title: 'Terms of use',
    description:
      'The terms for using this website: what it is for, whose content it shows, what you may do with it, and which law applies.',
  },
  hero: {
    eyebrow: 'Legal',
    title: 'Terms of use',
    lede: 'What this site is for, what you may do with it, and what we answer for.',
  },
  // PLACEHOLDER: date; put the day on which you publish the reviewed text here
  updated: { label: 'Last updated', date: '28 November 2026', iso: '2026-11-28' },
  contents: 'On this page',
  parts: '{count} sections',
  sides: {
    may: {
      title: 'You may',
      section: 'intellectual-property',
      items: ['read and print the pages', 'link to them, and quote them with the source', 'show them to colleagues'],
    },
    not: {
      title: 'Please do not',
      section: 'acceptable-use',
      items: [
        'pretend to be someone else',
        'send advertising or automatic messages',
        'attack the site or pass yourself off as us',
      ],
    },
  },
  short: {
    label: 'How much of the text is shown',
    cue: 'Try it: read a line for each section',
    only: 'The short version only',
    all: 'Showing the whole text, with a line about each section.',
    lines: 'Showing {count} lines. The whole text is what counts.',
  },
  // PLACEHOLDER: legal text; have a lawyer review all of it for your company and your markets before you publish
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      short: 'A company in Dubai runs this site, and these terms apply to every visitor.',
      blocks: [
        // PLACEHOLDER: company; put your registered name, legal form, trade licence number and full postal address here
        `This site is run by ${[brand, ...address].join(', ')}. In these terms, we and us mean that company, and you means anyone who visits the site.`,
        'By using the site you accept these terms. If you do not agree with them, please do not use the site.',
      ],
    },
    {
      id: 'what-the-site-is-for',
      title: 'What the site is for',
      short: 'It describes what we sell. Only a written agreement makes a sale.',
      blocks: [
        'The site describes our software and services to travel businesses. You cannot search, book or pay for travel here, and there are no accounts.',
        { pull: 'Nothing on this site is a binding offer.', night: true },
        'A message sent through the form is a question, not an order. What we deliver, and at what price, is settled only in a written agreement between your company and ours, which prevails over these terms.',
      ],
    },
    {
      id: 'figures-and-quotes',
      title: 'Figures, quotations and partners',
      short: 'The figures are our own; what is invented is marked.',
      specimen: 'sample',
      blocks: [
        'We keep the site correct and up to date as well as we can. Features and suppliers change, so have what you rely on written into your agreement.',
        // PLACEHOLDER: figures; put here how and when revenue, bookings, averages and ratings were counted
        'Figures about our business are our own counts and estimates, rounded. The star rating is that of one app in one store. Figures about results come from past work. Your results depend on your markets; we promise none. A guarantee binds us only as your contract states it.',
        'Stories and partners with the tag Sample are made up, and no real person or company stands behind them. The projects of the portfolio are work that we would like to do. We show real work and real words only with the consent of those concerned.',
      ],
    },
    {
      id: 'product-pictures',
      title: 'Product pictures',
      short: 'Screens are illustrations, and their data is made up.',
      // PLACEHOLDER: picture data, the invented fares of a piece of a product picture; put your own demonstration data here
      specimen: {
        title: 'AMM to IST',
        currency: 'USD',
        fares: [
          { initials: 'LV', departs: '07:35', arrives: '10:05', amount: '214.00' },
          { initials: 'GL', departs: '13:20', arrives: '15:50', amount: '231.50' },
          { initials: 'NJ', departs: '18:45', arrives: '21:15', amount: '239.00' },
        ],
      },
      blocks: [
        'Pictures of screens are illustrations. The airlines, agencies, people, fares and amounts in them are made up. Any likeness to a real company or booking is a coincidence. The product you receive may look different.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Whose content this is',
      half: true,
      short: 'Read, print, link and quote. For anything else, ask.',
      blocks: [
        'Text, design, pictures, code and our name belong to us or to those who licensed them to us.',
        {
          as: 'ticks',
          list: [
            'You may read the pages, print them, link to them and quote from them with the source.',
            'You may show them to colleagues.',
          ],
        },
        'For any other copying, change or publication, ask us first in writing.',
        'Names and marks of partners, suppliers and payment providers belong to their owners.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      half: true,
      short: 'No false names, no advertising, no attacks.',
      blocks: [
        'Please do not:',
        {
          as: 'crosses',
          list: [
            'send other people’s personal data without a right to do so, or pretend to be someone else;',
            'use the form or the subscribe box for advertising or for automatic messages;',
            'try to break into the site, to overload it or to get around its limits;',
            'spread harmful code, or content that breaks the law or the rights of others;',
            'copy the site, or part of it, to pass yourself off as us.',
          ],
        },
        `We may refuse messages and requests that do any of this. If you notice a security weakness, write to ${mailboxes.support} and give us time to fix it.`,
      ],
    },
    {
      id: 'what-you-send',
      title: 'What you send us',
      half: true,
      short: 'It stays yours. Leave trade secrets out of a first message.',
      specimen: 'letter',
      blocks: [
        'We use a message to answer you. You keep your rights in it. Please send no trade secrets in a first message: until a confidentiality agreement is signed, no contract protects them. The [privacy policy](/privacy) says how we treat personal data.',
      ],
    },
    {
      id: 'links',
      title: 'Links to other sites',
      half: true,
      short: 'We do not answer for the sites of others.',
      specimen: 'links',
      blocks: [
        'Some links, such as those to our social profiles, lead to sites that others run under their own terms. We do not monitor them and do not answer for what they show. Tell us of a link that leads to something unlawful and we will remove it.',
      ],
    },
    {
      id: 'no-warranty',
      title: 'No warranty',
      half: true,
      short: 'We do not promise that the site is always there or free of errors.',
      specimen: 'cloud',
      blocks: [
        'The site is free of charge and is provided as it is, without warranty. It may be unavailable, contain errors or not suit your purpose. We may change it or close it at any time.',
      ],
    },
    {
      id: 'liability',
      title: 'Our liability',
      half: true,
      short: 'We answer for loss only where the law makes us liable.',
      specimen: 'scales',
      blocks: [
        'As far as the law allows, we are not liable for loss that comes from using the site, from not being able to use it, or from relying on what it says. That includes lost profit, lost data and lost business.',
        'Nothing here limits liability that the law does not let us limit, such as for fraud, wilful misconduct, gross negligence, death or injury.',
      ],
    },
    {
      id: 'law-and-courts',
      title: 'Law and courts',
      short: 'The law and the courts of Dubai apply; consumers in the EU keep their own rights.',
      specimen: 'court',
      blocks: [
        // PLACEHOLDER: law and courts; have your lawyer confirm them for your licence (Dubai, or the DIFC courts)
        'The laws of the Emirate of Dubai and the federal laws of the United Arab Emirates govern these terms. The courts of Dubai decide disputes.',
        'If you live in the European Union and use the site as a consumer, you keep the rights that the binding law of your country gives you, and you may go to the courts there.',
        'If one of these terms turns out not to be valid, the others stand.',
      ],
    },
    {
      id: 'changes-and-contact',
      title: 'Changes and contact',
      short: 'The version on this page applies. Questions are welcome.',
      blocks: [
        'We may change these terms. The version on this page, with the date at its top, applies from the day it is published.',
        // PLACEHOLDER: mailbox; put your address for general enquiries here, as in company.ts
        `Questions: ${mailboxes.info}.`,
      ],
    },
  ],
} satisfies LegalContent
