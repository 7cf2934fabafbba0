// biome-ignore-all format: one row is one question
// What buyers ask: every question that stands on a page, once. A row with a group is one of the forty on /questions; `lists`
// names the pages in whose list it also stands; `page` is where the matter is described, or will be.
import { askedLists } from './asked-lists'
import { phone, whatsapp } from './company'
import { answersOf, certifications, settled, suppliers } from './facts'
import type { QuestionRow } from './types'

const SHOP = '/solutions/b2c'
const NETWORK = '/solutions/b2b'
const COMPANIES = '/solutions/corporate'
const EXTRAS = '/solutions/ancillaries'
const BEDS = '/solutions/bedbank'
const FORM = '/contact'

export const table = [
  { id: 'sources', group: 'supply', roles: ['owner', 'technology'], page: '/', lists: [], question: 'Which kinds of source can be sold side by side?', answer: 'GDS, NDC, aggregators and low‑cost carriers in one list of fares; hotels from bed banks beside those you contract yourself.' },
  { id: 'new-supplier', group: 'supply', roles: ['owner', 'technology', 'procurement'], page: '/services/software-development', lists: [FORM], question: 'What does it take to add a supplier?', answer: 'An agreement with the supplier, yours or ours, and usually its certification of the connection. The technical work is ours.' },
  { id: 'adm', group: 'supply', roles: ['owner', 'finance'], page: NETWORK, lists: [NETWORK], question: 'Who gets the airline’s bill (ADM) when a sub‑agency makes a mistake?', answer: 'The accredited (IATA) agent whose number issued the ticket. If agencies ticket on your number, that is you.' },
  // PLACEHOLDER: answer; put yours here: each supplier by name, live or on request
  { id: 'suppliers', group: 'supply', roles: ['owner', 'technology', 'procurement'], page: SHOP, lists: [], question: 'Which GDSs, airlines and bed banks are live today, by name, and which on request?', answer: null },
  // PLACEHOLDER: answer; put yours here
  { id: 'pcc', group: 'supply', roles: ['owner', 'technology'], page: SHOP, lists: [SHOP], question: 'Whose supplier agreements and whose ticketing office (PCC) are used?', answer: null },
  // PLACEHOLDER: answer; put yours here
  { id: 'iata', group: null, roles: [], page: FORM, lists: [FORM], question: 'Are you accredited to issue tickets (IATA), or do we need our own accreditation?', answer: null },

  { id: 'dispute', group: 'money', roles: ['owner', 'finance'], page: SHOP, lists: [SHOP], question: 'Who answers for a disputed card payment?', answer: 'The merchant of record, the company that the card statement names: whoever has signed with the payment provider. Our agreement with you says who that is.' },
  { id: 'prepaid', group: 'money', roles: ['owner', 'finance'], page: NETWORK, lists: [NETWORK], question: 'Can agencies be prepaid, on credit, or both?', answer: 'Both, in one network: each agency is either prepaid or on credit, and you can change that.' },
  { id: 'over-limit', group: 'money', roles: ['owner', 'finance'], page: NETWORK, lists: [NETWORK], question: 'Who may let an agency over its limit?', answer: 'Whoever you name. Until that person approves, no ticket is issued, and a fare that lapses or cannot be held is priced again.' },
  // PLACEHOLDER: answer; put yours here
  { id: 'price', group: 'money', roles: ['owner', 'procurement', 'finance'], page: FORM, lists: [FORM], question: 'What is the price model: set‑up, monthly, per booking or per search?', answer: null },
  // PLACEHOLDER: answer; put yours here
  { id: 'merchant', group: 'money', roles: ['finance', 'procurement'], page: SHOP, lists: [SHOP], question: 'Who is merchant of record?', answer: null },
  { id: 'bsp', group: null, roles: [], page: NETWORK, lists: [NETWORK], question: 'Do my invoice cycles fit BSP, the airlines’ common settlement?', answer: 'Not by themselves: BSP has its own dates. An agency billed monthly may pay after you have paid the airlines, so bill it sooner or lower its limit.' },

  { id: 'referees', group: 'contract', roles: ['owner', 'procurement'], page: '/about', lists: [FORM], question: 'Who and what can I see before I sign?', answer: 'Meet the engineers, read our trade licence, and speak to a client who agrees to it.' },
  { id: 'approval', group: 'contract', roles: ['owner', 'technology', 'procurement'], page: '/services', lists: [FORM], question: 'Where in a project does the client approve?', answer: 'Both sides sign a plan with scope, dates, owners and price. After that, nothing is built or launched before you approve it.' },
  { id: 'binding', group: 'contract', roles: ['procurement', 'finance'], page: '/terms', lists: [FORM], question: 'Which of your promises bind you?', answer: 'Those in the written agreement. If you rely on a guarantee on this site, have it written in.' },
  // PLACEHOLDER: answer; put yours here
  { id: 'exit', group: 'contract', roles: ['owner', 'procurement'], page: FORM, lists: [FORM], question: 'How long does a contract run, and how do we leave it?', answer: null },
  // PLACEHOLDER: answer; put yours here
  { id: 'sla', group: 'contract', roles: ['technology', 'procurement'], page: FORM, lists: [FORM], question: 'What does the service level agreement promise, beyond uptime?', answer: null },

  { id: 'cards', group: 'data', roles: ['technology', 'procurement', 'finance'], page: '/services/software-development', lists: [], question: 'How are card numbers and passports protected?', answer: 'Card numbers are replaced by tokens and passport data is encrypted. Every void, refund and markup change is logged.' },
  // RELAY: the server keeps messages
  { id: 'enquiry', group: 'data', roles: ['procurement'], page: '/privacy', lists: [FORM], question: 'What becomes of the message I send you?', answer: 'Our server keeps it until our email provider has it, and then erases the contents. We use it to answer you and never sell it.' },
  // PLACEHOLDER: answer; put yours here
  { id: 'ownership', group: 'data', roles: ['owner', 'technology', 'procurement'], page: FORM, lists: [FORM], question: 'Who owns the data and the code?', answer: null },
  // PLACEHOLDER: answer; put yours here
  { id: 'hosting', group: 'data', roles: ['technology', 'procurement'], page: FORM, lists: [FORM], question: 'Which level of card security (PCI DSS) is held, and where is the platform hosted?', answer: null },
  // PLACEHOLDER: answer; put yours here: each certificate with its scope and its last day
  { id: 'certificates', group: 'data', roles: ['technology', 'procurement'], page: '/services/software-development', lists: [], question: 'Which security certificates are there, and who audits them?', answer: null },

  { id: 'opening', group: 'launch', roles: ['owner', 'technology', 'procurement'], page: SHOP, lists: [SHOP], question: 'How long until the shop is open?', answer: 'Three approvals set the pace: your payment provider’s, the app stores’ review and, for a new supplier, usually its certification. For our own part you get dates before you sign.' },
  { id: 'moving', group: 'launch', roles: ['owner', 'technology'], page: NETWORK, lists: [NETWORK], question: 'Who helps us move the agencies we have?', answer: 'Our consultants plan the move, beginning with open bookings, and our trainers teach each role its screens.' },
  { id: 'teaching', group: 'launch', roles: ['owner'], page: '/services/training', lists: [], question: 'Who teaches our people, and on what?', answer: 'Our trainers teach each role its own screens, in an agreed language. Lessons use a copy of our platform, or your own system, with practice bookings.' },
  // PLACEHOLDER: answer; put yours here: your own part of a launch, in weeks
  { id: 'weeks', group: 'launch', roles: ['owner', 'procurement'], page: '/services', lists: [], question: 'How many weeks does your own part of a launch take?', answer: null },
  // PLACEHOLDER: answer; put yours here
  { id: 'balances', group: 'launch', roles: ['technology', 'finance'], page: NETWORK, lists: [NETWORK], question: 'How are balances and open bookings brought over?', answer: null },

  { id: 'hours', group: 'support', roles: ['owner', 'technology', 'procurement'], page: '/about', lists: [FORM], question: 'When does support answer?', answer: 'Day and night, for clients. Channels and response time are part of your agreement.' },
  { id: 'watch', group: 'support', roles: ['technology'], page: '/about', lists: [], question: 'What does support look for before anyone calls?', answer: 'Bookings that are paid but not ticketed, payments that fail, and suppliers that change their API.' },
  // PLACEHOLDER: answer; put yours here
  { id: 'tongues', group: 'support', roles: ['owner', 'procurement'], page: FORM, lists: [FORM], question: 'In which languages does support answer?', answer: null },
  // PLACEHOLDER: answer; put yours here
  { id: 'numbers', group: null, roles: [], page: FORM, lists: [FORM], question: 'Which telephone number and which WhatsApp number answer?', answer: null },

  { id: 'arabic', group: 'region', roles: ['owner', 'technology'], page: '/services/software-development', lists: [], question: 'Is Arabic more than translated words?', answer: 'Yes: right‑to‑left pages, each currency’s own rounding, local dates and local payment, down to the printed invoice.' },
  { id: 'markets', group: 'region', roles: ['owner', 'procurement'], page: '/about', lists: [], question: 'In which markets do you work, and from where?', answer: 'In the Middle East and Europe, from Dubai.' },
  // PLACEHOLDER: answer; put yours here
  { id: 'currencies', group: 'region', roles: ['owner', 'technology', 'finance'], page: SHOP, lists: [SHOP], question: 'Which languages, currencies and gateways are there?', answer: null },
  // PLACEHOLDER: answer; put yours here
  { id: 'saudi', group: 'region', roles: ['owner', 'finance'], page: SHOP, lists: [], question: 'Are there Hijri dates, prices in SAR and payment by mada?', answer: null },

  { id: 'partners', group: 'integration', roles: ['owner', 'technology'], page: NETWORK, lists: [], question: 'Can partners book our content from their own systems?', answer: 'Yes, by an interface that we call API OUT, at the prices you set for each of them, where the supplier allows resale.' },
  { id: 'whatsapp', group: 'integration', roles: ['owner', 'technology'], page: EXTRAS, lists: [], question: 'Can travel documents go out by WhatsApp?', answer: 'Yes, to travellers who agree to it: e‑tickets and hotel vouchers.' },
  // PLACEHOLDER: answer; put yours here
  { id: 'sandbox', group: 'integration', roles: ['technology'], page: NETWORK, lists: [NETWORK], question: 'Is there API documentation and a sandbox?', answer: null },
  // PLACEHOLDER: answer; put yours here
  { id: 'sign-on', group: 'integration', roles: ['technology'], page: COMPANIES, lists: [COMPANIES], question: 'Is there single sign‑on, and a feed of employees?', answer: null },
  // PLACEHOLDER: answer; put yours here: each system by name, and what goes to it
  { id: 'accounting', group: 'integration', roles: ['technology', 'finance'], page: '/services/software-development', lists: [], question: 'Which accounting and back‑office systems are connected?', answer: null },
  // PLACEHOLDER: answer; put yours here
  { id: 'e-invoicing', group: null, roles: [], page: NETWORK, lists: [NETWORK], question: 'Are BSP reports and e‑invoicing part of it, and for which countries?', answer: null },
  // PLACEHOLDER: answer; put yours here: which of two markup rules applies, the narrower one say
  { id: 'rules', group: null, roles: [], page: NETWORK, lists: [NETWORK], question: 'If two markup rules fit a sale, which one applies?', answer: null },
  // PLACEHOLDER: answer; put yours here: a recording, or a shop of yours that is open to the public
  { id: 'screens', group: null, roles: [], page: SHOP, lists: [SHOP], question: 'Can I see a real shop, or a recording of one, before a call?', answer: null },
  // PLACEHOLDER: answer; put yours here
  { id: 'care', group: null, roles: [], page: COMPANIES, lists: [COMPANIES], question: 'What is there for traveller tracking and duty of care?', answer: null },

  { id: 'competing', group: 'limits', roles: ['owner'], page: '/about', lists: [FORM], question: 'Do you sell travel to my clients?', answer: 'No. We have no travel shop: travellers see your brand and pay your price.' },
  { id: 'parts', group: 'limits', roles: ['owner', 'procurement'], page: '/services', lists: [FORM], question: 'Must we take everything?', answer: 'No. Begin with one solution and add others later, or engage one team without the platform.' },
  // PLACEHOLDER: answer; put yours here: what buyers expect and the product does not do
  { id: 'absent', group: 'limits', roles: ['owner', 'technology', 'procurement'], page: '/', lists: [], question: 'What does the product not do?', answer: null },

  { id: 'brand', group: null, roles: [], page: SHOP, lists: [SHOP], question: 'Whose brand do travellers see?', answer: 'Yours: your name, your prices, and apps under your own store accounts.' },
  { id: 'package', group: null, roles: [], page: SHOP, lists: [SHOP], question: 'Who answers for a dynamic package?', answer: 'The company that sells it: in your shop, you. For travellers in the EU you are the organiser, liable for both parts. Two prices in one checkout can be a package, too. Outside the EU, ask a lawyer.' },
  { id: 'elsewhere', group: null, roles: [], page: COMPANIES, lists: [COMPANIES], question: 'What about trips booked elsewhere?', answer: 'They are neither checked nor reported: the policy holds for what is booked on the platform.' },
  { id: 'outside', group: null, roles: [], page: COMPANIES, lists: [COMPANIES], question: 'What happens to a trip outside the policy?', answer: 'Nothing is issued until the approver agrees. A fare that has lapsed by then, or could not be held, is priced again.' },
  { id: 'company', group: null, roles: [], page: COMPANIES, lists: [COMPANIES], question: 'How does a company pay?', answer: 'Employees pay by card, or you invoice the company for trips on credit, on the cycle you set.' },
  { id: 'fee', group: null, roles: [], page: EXTRAS, lists: [EXTRAS], question: 'May I earn on an airline’s seat or bag?', answer: 'Yes, by a service fee, unless the airline’s terms forbid one. The airline sets the price of its seats and bags; the prices in the picture include your fee.' },
  { id: 'mandatory', group: null, roles: [], page: EXTRAS, lists: [EXTRAS], question: 'How is a mandatory add‑on shown?', answer: 'In the price from the first search, as EU law requires for flights from airports in the EU. The same law requires optional extras to start unticked; in the picture, the traveller has ticked the bag.' },
  { id: 'insurance', group: null, roles: [], page: EXTRAS, lists: [EXTRAS], question: 'Who may sell insurance?', answer: 'Usually a licensed intermediary. In the UAE the Central Bank grants the licence, in Egypt the Financial Regulatory Authority. Elsewhere, ask your regulator.' },
  // PLACEHOLDER: answer; put yours here
  { id: 'seats', group: null, roles: [], page: EXTRAS, lists: [EXTRAS], question: 'Which airlines’ seats and bags can be sold?', answer: null },
  // PLACEHOLDER: answer; put yours here
  { id: 'insurer', group: null, roles: [], page: EXTRAS, lists: [EXTRAS], question: 'Who are the insurer and the eSIM supplier?', answer: null },
  { id: 'hotel', group: null, roles: [], page: BEDS, lists: [BEDS], question: 'Who pays the hotel?', answer: 'You do, on the terms you agreed with it.' },
  { id: 'rooms', group: null, roles: [], page: BEDS, lists: [BEDS], question: 'Where can I sell my rooms?', answer: 'On each channel you open: your own shop, your agencies and companies, and partners by API.' },
  { id: 'closed', group: null, roles: [], page: BEDS, lists: [BEDS], question: 'Can a night on stop‑sell still be sold?', answer: 'No. Your shop and your agencies stop at once. A partner on API OUT may show it until its system looks again, but cannot book it.' },
  // PLACEHOLDER: answer; put yours here
  { id: 'release', group: null, roles: [], page: BEDS, lists: [BEDS], question: 'How are release days, minimum stay, child ages and cancellation policies set?', answer: null },
  // PLACEHOLDER: answer; put yours here
  { id: 'channels', group: null, roles: [], page: BEDS, lists: [BEDS], question: 'Which channel managers are connected, and who maps the hotels?', answer: null },
] as const satisfies readonly QuestionRow[]

/** Whether a row is a question still: a telephone or WhatsApp number that is given stands above the question for it. */
export const isAsked = ({ id }: Pick<QuestionRow, 'id'>): boolean => id !== 'numbers' || (phone ?? whatsapp) === null

/** The table, with the answers that facts give, and its lists. */
export const { rows, askedOn, asked } = askedLists(table.filter(isAsked), answersOf({ suppliers, certifications, settled }))
