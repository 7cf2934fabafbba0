// What an owner says of the product, all at once: every slot of src/content/facts.ts and the business hours, as edits of a copy of
// the sources (planted.ts). Long names and short ones, many and few.
import type { BusinessHours } from '../../src/content/types'
import { create, type Plant, replace } from './planted'

const FILE = 'src/content/facts.ts'

const SUPPLIERS = [
  ['GDS', ['Astra', 'Orbis', 'Meridian Global Reservations']],
  ['NDC airline', ['Nile Wings', 'Air Levant', 'Gulf and Red Sea Airways', 'Danube Air']],
  ['Low‑cost carrier', ['Hop']],
  ['Bed bank', ['Palmyra Beds', 'Mediterranean and Atlantic Accommodation Wholesale Partners', 'Nuzul']],
] as const

const suppliers = SUPPLIERS.flatMap(([kind, names]) =>
  names.map((name, index) => `{ kind: '${kind}', name: '${name}', state: '${index % 2 ? 'request' : 'live'}' }`),
)

/** Puts values into the first empty slot of a name. */
const fill = (name: string, empty: string, value: string): Plant =>
  replace(FILE, `${name}: ${empty}`, `${name}: ${value}`)

const list = (...texts: string[]) => `[${texts.map(text => `'${text}'`)}]`

export const hours: BusinessHours = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  from: '09:00',
  to: '18:00',
  timeZone: 'Asia/Dubai',
  place: 'Dubai',
}

export const facts: readonly Plant[] = [
  replace(FILE, 'suppliers: readonly Connection[] = []', `suppliers: readonly Connection[] = [${suppliers}]`),
  replace(
    FILE,
    'certifications: readonly Certification[] = []',
    "certifications: readonly Certification[] = [{ name: 'ISO/IEC 27001', scope: 'Development and operation of the booking platform, in Dubai and Cairo', until: '31 March 2028', link: { name: 'The certificate', href: 'https://certificates.example/27001' } }, { name: 'PCI DSS', scope: 'Service provider, level 1', until: '30 June 2027' }]",
  ),
  fill('languages', '[]', list('English', 'Arabic', 'French', 'German')),
  fill('currencies', '[]', list('AED', 'SAR', 'EGP', 'EUR', 'USD', 'KWD', 'BHD', 'OMR', 'QAR', 'JOD', 'TRY', 'GBP')),
  fill('gateways', '[]', list('Payline', 'Gulf Card Services')),
  fill(
    'integrations',
    '[]',
    "[{ kind: 'Accounting', name: 'Ledgerly', state: 'live' }, { kind: 'Single sign‑on', name: 'OpenID Connect', state: 'request' }, { kind: 'Messaging', name: 'WhatsApp Business Platform', state: 'live' }]",
  ),
  fill('cards', 'null', "'PCI DSS level 1, held by the payment companies'"),
  fill('hosting', 'null', "'Two data centres of one provider in Frankfurt am Main'"),
  fill('data', 'null', "'Germany, with copies in Ireland'"),
  fill('support', '[]', list('English', 'Arabic')),
  fill(
    'film',
    'null',
    "{ width: 1280, height: 720, poster: '/og/home.png', sources: [{ src: '/films/tour.webm', type: 'video/webm' }], captions: [{ src: '/films/tour.vtt', lang: 'en', label: 'English' }], caption: 'One booking, from the search to the ticket, in three minutes.' }",
  ),
  fill(
    'screens',
    '[]',
    "[{ src: '/og/about.png', width: 1200, height: 630, alt: 'The list of agencies', sources: [], caption: 'The agencies of a network, with what each owes.' }, { src: '/og/services.png', width: 1200, height: 630, alt: 'A booking', sources: [], caption: 'A booking that waits for its ticket.' }]",
  ),
  create('static/films/tour.webm', 'not a film, but a file'),
  create('static/films/tour.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nAn agent searches for a flight.\n'),
  replace(
    'src/content/company.ts',
    'hours: BusinessHours | null = null',
    `hours: BusinessHours | null = ${JSON.stringify(hours)}`,
  ),
]
