import type { LegalContent } from '../pages/Legal'
import { address, brand, mailboxes } from './company'
import { content as contact } from './contact'

/** The labels of the form's fields, as a list within a sentence. */
const asked = new Intl.ListFormat('en-GB').format(Object.values(contact.form.labels).map(label => label.toLowerCase()))

/** Retention periods that both the table and the road above it show. */
const kept = { minutes: 'Ten minutes', days: '30 days', years: 'three years' }

export const content = {
  meta: {
    title: 'Privacy policy',
    description:
      'What this site learns about you, what happens to a message you send, how long we keep it, and how to have it erased.',
  },
  hero: {
    eyebrow: 'Legal',
    title: 'Privacy policy',
    lede: 'What this site learns about you, what happens to a message you send, and which rights you have.',
  },
  // PLACEHOLDER: date; put the day on which you publish the reviewed text here
  updated: { label: 'Last updated', date: '30 November 2026', iso: '2026-11-30' },
  contents: 'On this page',
  parts: '{count} sections',
  way: {
    title: 'Where a message goes',
    section: 'how-a-message-travels',
    stops: [
      { name: 'Your browser', text: 'sends it over an encrypted connection' },
      // RELAY: the server keeps messages
      { name: 'Our server', text: 'keeps it until it is passed on, then erases its contents' },
      { name: 'Our email provider', text: 'passes it on' },
      { name: 'Our mailbox', text: 'where a person reads and answers it' },
    ],
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
      id: 'in-short',
      title: 'In short',
      short: 'Read without telling us who you are. What you send, we use to answer you.',
      blocks: [
        {
          as: 'ticks',
          list: [
            'You can read every page without giving a name.',
            // RELAY: the browser sends nothing to other companies
            'There are no cookies, no analytics, no advertising and no accounts. Nothing is loaded from other companies.',
            'We receive what you send us, and the technical data of a page request or a form. Nothing else.',
            'We use it to answer you. We do not sell it.',
          ],
        },
      ],
    },
    {
      id: 'who-is-responsible',
      title: 'Who is responsible',
      short: `${brand}, in Dubai, under the laws of the UAE, Saudi Arabia, Egypt and the EU.`,
      blocks: [
        // PLACEHOLDER: controller; put your registered name, full postal address and any data protection officer here
        `The controller is ${[brand, ...address].join(', ')}. We decide why and how personal data from this site is used.`,
        // PLACEHOLDER: mailbox; put the address for privacy questions here
        `For anything in this policy, write to ${mailboxes.info}.`,
        'Four laws shape this policy:',
        {
          as: 'laws',
          list: [
            'the Personal Data Protection Law of the United Arab Emirates, Federal Decree‑Law No. 45 of 2021 (the UAE law);',
            'for people in Saudi Arabia, the Personal Data Protection Law of Royal Decree M/19 of 2021 with its amendments (the Saudi law);',
            'for people in Egypt, the Personal Data Protection Law No. 151 of 2020 with its regulations of November 2025 (the Egyptian law);',
            'for visitors in the European Union, the General Data Protection Regulation (GDPR).',
          ],
        },
        // PLACEHOLDER: EU representative; put name and address here if GDPR Article 27 asks for one (also UK and Egypt)
      ],
    },
    {
      id: 'what-we-receive',
      title: 'What we receive',
      short: 'What you type into a form, and the technical data of a page request.',
      specimen: 'form',
      blocks: [
        {
          as: 'led',
          list: [
            'When you open a page: your IP address, the address of the page and the details your browser sends with every request. Our server needs them to answer and keeps no log of them.',
            // RELAY: the form says how long it was open
            `From the contact form: ${asked}. The form also says how many seconds it was open, which helps us tell people from programs, and names the language of an Arabic page, so that we answer in it.`,
            'From the subscribe box: your email address and, as from the contact form, the seconds and the language.',
            'When you write to one of our mailboxes: your address and what you write.',
          ],
        },
        'No law or contract obliges you to send us anything. In the form, every field that is not marked as optional is required, so that we can answer you in writing or by telephone. If you would rather not give a number, write to one of our mailboxes instead.',
        'Please leave out card numbers, passport details, health data and anything else that a first message does not need.',
      ],
    },
    {
      id: 'how-a-message-travels',
      title: 'What happens to a message',
      // RELAY: messages pass through our server
      short: 'From your browser to our server, email provider and mailbox; the server then erases the contents.',
      blocks: [
        {
          as: 'steps',
          list: [
            // RELAY: messages go to our server
            'Your browser sends it over an encrypted connection to our own server, which checks that the fields are filled in properly.',
            // RELAY: an outbox keeps messages
            'The server writes it to an outbox, so that it is not lost if something fails on the way.',
            // RELAY: the server passes messages on
            'It passes the message, encrypted in transit, to our transactional email provider, which delivers it to our mailbox.',
            // RELAY: an outbox keeps messages and their numbers
            'Once the provider has the message, its contents are erased from the outbox. For 30 days we keep a number computed from the message, from which its words cannot be read, the provider’s number for it and the time, so that it is not delivered twice. A message that cannot be delivered stays in the outbox until a person has dealt with it.',
          ],
        },
        // RELAY: what a program sends is kept apart, and some messages carry a note
        'If the form’s field that visitors do not see is filled in, a program seems to have sent the message: it is kept apart for 30 days, so that a person can check it, and is then erased. A message that was sent very fast or holds many links reaches us with a note that says so. If you get no answer, write to one of our mailboxes. An address from the subscribe box is handled like a message.',
        // RELAY: the server limits messages by IP address
        'To keep abuse out, the server limits how many messages it takes from one IP address. It keeps the address for this in its memory only, for ten minutes, and does not store it with the message. Server logs hold the number of a message and nothing that it says.',
      ],
    },
    {
      id: 'purposes-and-legal-bases',
      title: 'Why we use it, and on what legal basis',
      short: 'To answer you, to send news you asked for, and to keep the site safe.',
      blocks: [
        {
          as: 'led',
          list: [
            'To answer you and prepare an offer. Basis: the steps you asked for before a contract (GDPR Article 6(1)(b)) or, if you write for your company, our legitimate interest in answering it (Article 6(1)(f)). Under the other laws: the steps you asked for before a contract, or else your consent, which you give by sending the form. The sentence above its button says so.',
            'To send you news after you subscribed. Basis: your consent (GDPR Article 6(1)(a), the UAE and Saudi laws, and Articles 17 and 18 of the Egyptian law). Before the first issue we ask you by email to confirm the address. Every issue names us as its sender, gives our address and has a link to unsubscribe. We keep proof of the consent for three years after the last issue we send you, as the Egyptian law asks.',
            'To deliver the site and protect it and the form against abuse. Basis: our legitimate interest in a site that works and is safe (GDPR Article 6(1)(f)). Under the other laws: our duty to keep personal data secure.',
            'To meet legal duties and to make or defend legal claims. Basis: GDPR Article 6(1)(c) and (f), and the matching grounds of the other laws.',
          ],
        },
        'We use the data for nothing else. We build no profiles, and no decision that matters to you is made by a machine alone.',
      ],
    },
    {
      id: 'who-receives-it',
      title: 'Who receives it',
      short: 'Our own people, companies that host and deliver for us and, by law, authorities. Nobody buys it.',
      blocks: [
        {
          list: [
            'Our own people who answer enquiries or run our systems.',
            // PLACEHOLDER: processor; put name, country and contract of your email provider here (the one behind MAIL_URL)
            'Our transactional email provider. It is our processor and may use a message only to deliver it to us. Ask us and we will tell you its name.',
            // PLACEHOLDER: processors; put here who hosts your server and mailboxes, with their countries and their logs
            'Companies that host our server and our mailboxes for us, also as our processors.',
            'Authorities and courts, where the law obliges us.',
          ],
        },
        { pull: 'Nobody else receives it. We do not sell, rent or trade personal data.' },
      ],
    },
    {
      id: 'other-countries',
      title: 'Transfers to other countries',
      short: 'We read messages in the UAE and keep to European, Saudi and Egyptian rules on transfers.',
      specimen: 'ways',
      blocks: [
        'We are in the United Arab Emirates, so a message you send from elsewhere is read there. The European Commission has not decided that the law there protects data as European law does. We treat data of visitors in the European Union as the GDPR asks, wherever it is read.',
        // PLACEHOLDER: transfers; put the countries where your processors keep data and the safeguard used for each here
        'Where a processor moves data from one country to another, we rely on a safeguard that the law accepts, such as the standard contractual clauses of the European Commission, and on the transfer rules of the UAE law and, for people in Saudi Arabia, of the Saudi law. You can ask us for a copy of the safeguard. Data of people in Egypt leaves that country only as Articles 14 and 15 of the Egyptian law allow: with the licence of the Personal Data Protection Centre, or under one of the exceptions, such as your consent or a step you asked for before a contract.',
      ],
    },
    {
      id: 'how-long-we-keep-it',
      title: 'How long we keep it',
      // RELAY: the server keeps messages
      short: 'On the server until our provider has it; in our mailbox while we deal with it.',
      blocks: [
        {
          as: 'road',
          terms: [
            // RELAY: the server keeps IP addresses for its limit
            { name: kept.minutes, lasts: 'minutes', texts: ['your IP address, against abuse'] },
            // RELAY: the server keeps numbers and what looks like spam
            { name: kept.days, lasts: 'days', texts: ['numbers of what was delivered, and what looks like spam'] },
            { name: kept.years, lasts: 'years', texts: ['proof of your consent to news, from the last issue'] },
            { name: 'As long as needed', lasts: 'open', texts: ['your enquiry, while we deal with it'] },
          ],
        },
        {
          as: 'rows',
          terms: [
            // PLACEHOLDER: retention, alerts; set ALERT_URL (src/relay/README.md), or take out the sentence on what our system tells us
            // RELAY: an outbox keeps messages
            {
              name: 'In the outbox',
              lasts: 'open',
              texts: [
                '*Until our email provider has it* or, if it cannot be delivered, until a person has dealt with it. Our system tells us of a message that cannot be delivered, or that has waited for more than an hour.',
              ],
            },
            // PLACEHOLDER: retention; put a fixed period for mail in your mailboxes here, and the provider's own period
            {
              name: 'In our mailbox',
              lasts: 'open',
              texts: [
                '*While we deal with your enquiry,* and after that only as long as a legal claim about it is still possible, or as the law requires.',
              ],
            },
            // RELAY: what a program sends is kept apart
            {
              name: 'A message that a program seems to have sent',
              lasts: 'days',
              texts: [`*${kept.days},* for a person to check it.`],
            },
            // RELAY: the server keeps numbers
            {
              name: 'The numbers and the time of a delivered message',
              lasts: 'days',
              texts: [`*${kept.days},* so that the message is not delivered twice.`],
            },
            {
              name: 'Your email address for news',
              lasts: 'years',
              texts: [
                `*Until you unsubscribe* or tell us to stop. The proof of your consent: *${kept.years}* after the last issue.`,
              ],
            },
            // RELAY: the server keeps IP addresses for its limit
            {
              name: 'Your IP address for the limit on messages',
              lasts: 'minutes',
              texts: [`*${kept.minutes},* in the memory of the server only.`],
            },
            {
              name: 'Scroll positions and an unsent message',
              texts: [
                '*In your own browser, until you close the tab for good.* A colour scheme: until you choose System or delete it. The [cookie policy](/cookies) explains them.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      short: 'See it, correct it, delete it, take it with you, or complain. Write to us; it is free.',
      blocks: [
        'You can ask us:',
        {
          as: 'cells',
          terms: [
            { name: 'Access', texts: ['To say whether we hold data about you, and to give you a copy.'] },
            { name: 'Rectification', texts: ['To correct what is wrong or incomplete.'] },
            { name: 'Erasure', texts: ['To delete your data.'] },
            { name: 'Restriction', texts: ['To stop using your data while a question about it is open.'] },
            { name: 'Portability', texts: ['To hand your data to you or to another company in a common format.'] },
            {
              name: 'Objection',
              texts: ['To stop using your data where we rely on a legitimate interest, and at any time for news.'],
            },
          ],
        },
        'You can withdraw a consent at any time. What we did before then stays lawful.',
        // PLACEHOLDER: mailbox; put the address for privacy requests here
        `Write to ${mailboxes.info}. It costs nothing. We answer without delay and within one month, or within the time your law sets where that is shorter, and may ask you to show who you are.`,
        'You can also complain to an authority: the UAE Data Office, in Saudi Arabia the Data and AI Authority (SDAIA), in Egypt the Personal Data Protection Centre, or in the European Union the data protection authority where you live, where you work or where you think the law was broken.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      half: true,
      short: 'Encrypted in transit, no third‑party scripts, few people with access.',
      specimen: 'lock',
      blocks: [
        // RELAY: the key stays on the server
        'Messages travel encrypted. The key with which the server signs in to our email provider stays there and never reaches a browser. Pages run no scripts from other companies. Only the people who answer enquiries and those who run our systems have access to messages.',
        'If a breach puts your data at risk, we tell you and the authority as the law requires; in Saudi Arabia, Egypt and the European Union, the authority within 72 hours.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      half: true,
      short: 'Not meant for children.',
      specimen: 'kite',
      blocks: [
        'This site is for travel businesses. It is not meant for children, and we do not knowingly collect data about them. If a child has written to us, tell us and we will delete the message.',
      ],
    },
    {
      id: 'changes-and-contact',
      title: 'Changes and contact',
      short: 'Changes appear here, with their date.',
      blocks: [
        'When the site or the law changes, we change this page and the date at its top. If we want to use data you already sent us in a new way, we tell you first and, where the law asks for it, wait for your consent.',
        // PLACEHOLDER: mailbox and address; put your privacy mailbox and full postal address here
        `Questions: ${mailboxes.info}, or by post to ${[brand, ...address].join(', ')}.`,
      ],
    },
  ],
} satisfies LegalContent
