import type { SetupRules } from '../contact/setup'
import { picture as bedbank } from './pictures/bedbank'

/** Returns the names of items by their ids. */
const named = (items: readonly { id: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(items.map(({ id, name }) => [id, name]))

const nights = bedbank.calendar.rooms[0].left
  .split(' ')
  .map((_, index) => ({ id: `n${index + 1}`, name: `${index + 1} ${bedbank.calendar.month}` }))

/**
 * What each picture is about, and what can be tried in it, as the first two lines of a contact message say so. The codes are
 * those of the `setup` parameter in the pictures' links.
 */
export const setups = {
  markup: {
    picture: 'the markup on fares',
    line: 'flights, NDC + {ndc}%',
    values: { ndc: [0, 12] },
  },
  stamps: {
    picture: 'the projects you would like to be judged on',
    line: 'projects of {work}',
    values: {
      work: {
        all: 'all kinds of work',
        consultancy: 'consultancy',
        development: 'software development',
        marketing: 'performance marketing',
        design: 'UI/UX design',
        apps: 'mobile apps',
        training: 'training',
      },
    },
  },
  seats: {
    picture: 'seats and extras',
    line: '{zone}, {extras}, {host}',
    values: {
      zone: { front: 'a seat in front', standard: 'a standard seat', legroom: 'a seat with extra legroom' },
      extras: {
        bag: 'a bag',
        esim: 'an eSIM',
        cover: 'travel insurance',
        docs: 'documents by WhatsApp',
        none: 'no other extra',
      },
      host: {
        left: 'meet and greet left out',
        chosen: 'meet and greet chosen',
        mandatory: 'meet and greet mandatory',
      },
    },
  },
  policy: {
    picture: 'the travel policy',
    line: '{cabin} on a flight {leg} for USD {fare}, {decision}',
    values: {
      cabin: { economy: 'economy', business: 'business' },
      leg: { short: 'under 6 hours', long: 'of 6 hours or more' },
      fare: [300, 3000],
      decision: {
        inside: 'inside the policy',
        open: 'outside the policy',
        approved: 'approved by the director',
        declined: 'declined by the director',
      },
    },
  },
  route: {
    picture: 'the teams of a project',
    line: 'a plan with {teams}',
    values: {
      teams: {
        consultancy: 'consultancy',
        design: 'UI/UX design',
        development: 'development',
        apps: 'mobile apps',
        training: 'training',
        marketing: 'marketing',
      },
    },
  },
  target: {
    picture: 'the map of an agency',
    line: 'the map of an agency, {view}',
    values: { view: { today: 'as it is today', target: 'as it is planned' } },
  },
  ceiling: {
    picture: 'the ceiling for a booking',
    line: 'a ceiling of USD {usd} for a booking',
    values: { usd: [25, 100] },
  },
  outage: {
    picture: 'sources that fail',
    line: 'one API call with {out} unplugged',
    values: { out: { none: 'no source', gds: 'GDS', ndc: 'NDC', lcc: 'LCC' } },
  },
  shop: {
    picture: 'a shop under our brand',
    line: 'a shop in {lang}, prices in {cur}, in the colours of {brand}',
    values: {
      brand: {
        murjan: 'Murjan Trips',
        saffron: 'Saffron Travel',
        rosewater: 'Rosewater Tours',
        own: 'our own brand',
      },
      lang: { en: 'English', ar: 'Arabic' },
      cur: { aed: 'AED', eur: 'EUR', usd: 'USD' },
    },
    own: true,
  },
  stopsell: {
    picture: 'stop-sells and rates',
    line: 'bed bank, {room} closed on {nights}, {plan} rates',
    values: {
      room: named(bedbank.calendar.rooms),
      nights: { none: 'no night', ...named(nights) },
      plan: named(bedbank.calendar.rates.plans),
    },
  },
  overdraft: {
    picture: 'the approval of overdrafts',
    line: 'B2B, a booking past the credit limit: {decision}',
    values: { decision: { open: 'left to wait', approved: 'approved once', declined: 'declined' } },
  },
  cash: {
    picture: 'the cash‑gap calendar',
    line: 'B2B, agencies: {agencies}, each selling USD {sale} a day on a limit of USD {limit}; invoiced every {cycle} days, days until paid: {pay}; airlines settled {period}, days after the period: {lag}; paid in advance: {prepaid}%',
    values: {
      agencies: [1, 500],
      sale: [50, 50000],
      limit: [0, 1000000],
      cycle: { 7: '7', 14: '14', 30: '30' },
      pay: [0, 60],
      period: { 7: 'weekly', 14: 'bi‑weekly' },
      lag: [0, 21],
      prepaid: [0, 100],
    },
  },
  lesson: {
    picture: 'the course for agents',
    line: 'the course, {solved} of its last three lessons solved',
    values: { solved: [0, 3] },
  },
  push: {
    picture: 'the travel app',
    line: 'the travel app, its message {message}, {signal}',
    values: { message: { read: 'opened', unread: 'not opened' }, signal: { on: 'online', off: 'in flight mode' } },
  },
  redraw: {
    picture: 'the redrawn booking flow',
    line: 'the booking flow {view}, {bag}',
    values: {
      view: { before: 'as it is', after: 'redrawn' },
      bag: { one: 'with a bag', none: 'without a bag' },
    },
  },
} satisfies SetupRules
