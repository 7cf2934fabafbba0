import type { QuestionsContent } from '../pages/Questions'
import { rows } from './asked'
import { questionGroups } from './asked-lists'
import { settled, settledList } from './facts'
import { linkTo } from './links'
import type { QuestionGroup } from './types'

/** What the groups are called, in their order. */
const titles: Readonly<Record<QuestionGroup, string>> = {
  supply: 'Supply',
  money: 'Money',
  contract: 'Terms and trust',
  data: 'Data and security',
  launch: 'Launch and migration',
  support: 'Support',
  region: 'Languages and region',
  integration: 'Integrations',
  limits: 'What we do not do',
}

export const content = {
  meta: {
    title: 'Forty questions for a travel-tech supplier',
    description:
      'What to ask any supplier of travel technology, by topic and by role: with our own answers, and what is still open.',
  },
  hero: {
    eyebrow: 'Questions',
    title: 'Forty questions to ask any travel-technology supplier',
    lede: 'Each question has our answer or is marked as open. Send us the questions that matter to you, print all forty on two sheets, or put them to another supplier.',
  },
  tally: { title: 'Where we stand', count: '{answered} of {all} answered', answered: 'Answered', open: 'Open' },
  roles: {
    legend: 'Who is asking?',
    all: 'Everybody',
    names: { owner: 'Owner', technology: 'Technology', procurement: 'Procurement', finance: 'Finance' },
  },
  open: 'Open: ask us this',
  sheet: { name: 'All forty as a spreadsheet', href: '/questions.csv' },
  csv: { head: ['Question', 'Our answer', 'Page'], open: 'Open' },
  groups: questionGroups(rows, titles, linkTo),
  settled: settledList(settled),
  glossary: {
    eyebrow: 'Glossary',
    title: 'The trade’s own words',
    lede: 'Everybody in travel technology uses these words; few stop to explain them.',
    items: [
      {
        title: 'ADM',
        text: 'Agency debit memo: the airline’s bill for a ticket that was sold or refunded against its rules.',
      },
      {
        title: 'API OUT',
        text: 'Selling on by API: a partner’s system searches and books what you can sell.',
      },
      { title: 'Bed bank', text: 'A wholesaler that buys rooms from hotels and resells them to agencies.' },
      {
        title: 'BSP',
        text: 'Billing and settlement plan: IATA’s common clearing, through which agents pay airlines on fixed dates.',
      },
      { title: 'EDIFACT', text: 'The older message format of the GDS, from before NDC.' },
      {
        title: 'EMD',
        text: 'Electronic miscellaneous document: the airline’s document for a seat, a bag or another extra.',
      },
      {
        title: 'GDS',
        text: 'Global distribution system: a marketplace of many airlines’ fares, such as Amadeus, Sabre or Travelport.',
      },
      { title: 'IATA', text: 'The airlines’ association. It accredits the agents who may issue their tickets.' },
      {
        title: 'LCC',
        text: 'Low‑cost carrier: an airline that mostly sells outside the GDS, at fares without extras.',
      },
      {
        title: 'Look‑to‑book',
        text: 'How many searches there are for each booking. Suppliers watch it, and some charge for it.',
      },
      {
        title: 'NDC',
        text: 'New distribution capability: IATA’s standard by which airlines make offers and keep orders themselves.',
      },
      { title: 'OTA', text: 'Online travel agency: one that sells to travellers on the web and in apps.' },
      { title: 'PCC', text: 'Pseudo city code: an office’s identity in a GDS. Amadeus says office ID.' },
      {
        title: 'PNR',
        text: 'Passenger name record: a booking in a GDS or an airline’s system, known by six letters and digits.',
      },
      { title: 'Stop‑sell', text: 'A night that is closed for sale although the hotel still holds rooms for you.' },
    ],
  },
  closing: {
    title: 'Take the list into your next meeting',
    lede: 'The questions fit every supplier you meet, us included.',
    actions: ['contactUs', 'demo'],
  },
} satisfies QuestionsContent
