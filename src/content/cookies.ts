import type { LegalContent } from '../pages/Legal'
import { mailboxes } from './company'

export const content = {
  meta: {
    title: 'Cookie policy: no cookies set',
    description:
      'This site sets no cookies and asks for no consent. What your browser keeps while you read, and how to check it yourself.',
  },
  hero: {
    eyebrow: 'Legal',
    title: 'Cookie policy',
    lede: 'This site sets no cookies. Here is what your browser does keep while you read, and how you can check.',
  },
  // PLACEHOLDER: date; put the day on which you publish the reviewed text here
  updated: { label: 'Last updated', date: '30 November 2026', iso: '2026-11-30' },
  contents: 'On this page',
  parts: '{count} sections',
  proof: {
    label: 'Have your own browser count',
    cue: 'Try it: count in this very browser',
    title: 'Let your browser count',
    figures: {
      cookies: 'cookies',
      foreign: 'requests to other companies',
      lasting: 'entries kept for next time',
    },
    text: 'Your browser counts on this page, sends nothing and shows the result to you alone. A colour scheme you chose counts as one entry.',
    count: 'Count now',
    again: 'Count again',
    kept: {
      label: 'What your browser keeps for this page',
      before: 'After the count, what your browser keeps for this page stands here, word for word.',
      none: 'Your browser keeps nothing for this page.',
    },
    before: 'Not counted yet: cookies this page can see, requests to other companies, entries kept by your browser.',
    counted:
      'Cookies this page can see: {cookies}. Requests to other companies: {foreign}\u00a0of\u00a0{requests}. Entries kept by your browser: {kept}, for next time: {lasting}.',
    storages: { session: 'Session storage', local: 'Local storage' },
  },
  // PLACEHOLDER: legal text; have a lawyer review all of it for your company before you publish
  sections: [
    {
      id: 'no-cookies',
      title: 'No cookies',
      // PLACEHOLDER: cookies; check this sentence on your live site: some hosts and content networks add their own cookies
      short: 'We set none, be it for statistics, advertising or preferences.',
      specimen: 'jar',
      blocks: [
        'A cookie is a small text that a site leaves in your browser and reads again when you return.',
        'We use no substitutes either: no tracking pixels, no browser fingerprints, no identifiers in local storage.',
        'Nothing on our pages comes from another company. Fonts, pictures and scripts are served by this site, so no one else can set a cookie through it.',
        'Links to our social profiles are plain links. Those sites learn of your visit only when you follow one, and set cookies under their own policies. The WhatsApp links beside two of our pictures are plain links, too: WhatsApp gets the text and the link you share only when you follow one.',
      ],
    },
    {
      id: 'no-banner',
      title: 'Why there is no banner',
      specimen: 'banner',
      blocks: [
        'European law asks for your consent before a site stores or reads anything on your device, unless the service you asked for needs it.',
        { pull: 'In our view the few entries listed below are needed for what you do here, so there is no banner.' },
      ],
    },
    {
      id: 'on-your-device',
      title: 'What is stored on your device',
      short:
        'All of it stays in your browser. A message goes to us only when you send it, and then leaves the storage.',
      blocks: [
        {
          as: 'bars',
          terms: [
            {
              name: 'Session storage',
              entry: ['scroll', '{"0.8340572916-1":640}'],
              texts: [
                '*Belongs to one tab and goes when you close that tab,* unless your browser reopens it.',
                'Holds a scroll position for each page visited, filed under a random name, and any unsent message, with its random number. Nothing else.',
              ],
            },
            {
              name: 'Local storage',
              lasts: 'open',
              entry: ['scheme', 'dark'],
              texts: [
                '*The colour scheme stays until you choose System* or delete the data of this site.',
                'Holds the scheme you chose, if any, and nothing else.',
              ],
            },
          ],
        },
        'While you move between pages, the site notes how far down you had scrolled on each page you visited. The note is kept in your browser’s session storage, so that the back button returns you to the line you were reading. What you have typed into the contact form and not sent is kept there too, so that it is still in the form when you come back or reload.',
        'If you choose light or dark at the foot of a page, that one word is kept in your browser’s local storage, so that every page opens in the scheme you chose. Choose System, and it is deleted.',
        'Without JavaScript nothing is written to either storage.',
      ],
    },
    {
      id: 'browser-cache',
      title: 'The browser cache',
      half: true,
      short: 'Copies are the same for every visitor and hold no identifier.',
      specimen: 'copies',
      blocks: [
        'Your browser keeps copies of our pages, pictures and fonts, so that the next page opens quickly. Browsers do this with nearly every site.',
        'You can delete them at any time in the settings of your browser, usually under privacy or history.',
      ],
    },
    {
      id: 'if-this-changes',
      title: 'If this changes',
      half: true,
      short: 'Whatever needs your consent will stay off until you give it.',
      specimen: 'closed',
      blocks: [
        'If we ever count visits, or show a map or a video from another company, this page will first say what is stored, by whom, why and for how long.',
        'Saying no will be as easy as saying yes, and you will be able to change your mind.',
      ],
    },
    {
      id: 'check-for-yourself',
      title: 'How to check for yourself',
      blocks: [
        'Open the developer tools of your browser on this page: the F12 key on most computers, or Option, Command and I on a Mac. In Safari, first switch on the features for web developers in its advanced settings.',
        {
          tools: {
            label: 'The tools of a browser: under Cookies nothing, in the two storages an entry each',
            tabs: ['Console', 'Network', 'Application'],
            open: 'Application',
            none: { name: 'Cookies', text: 'Empty' },
            first: 2,
            last: 'Network',
          },
        },
        {
          as: 'steps',
          list: [
            'In Chrome or Edge, choose Application. In Firefox or Safari, choose Storage.',
            'Open Cookies. The list for this site is empty.',
            'Open Session Storage. Once you have moved between pages, it holds the scroll positions and any unsent message.',
            'Open Local Storage. It is empty, or holds the colour scheme you chose.',
            'Choose Network and load the page again. Every request goes to this site.',
          ],
        },
        {
          note: 'Browser extensions may add entries of their own. Use a private window without extensions to see the site alone.',
        },
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      blocks: [
        // PLACEHOLDER: mailbox; put your address for general enquiries here, as in company.ts
        `Write to ${mailboxes.info}. The [privacy policy](/privacy) explains how we treat the data you send us.`,
      ],
    },
  ],
} satisfies LegalContent
