import type { DevelopmentPicture } from '../../mockups/software-development/words'

// PLACEHOLDER: picture data, invented fares of invented carriers, as three kinds of supplier answer; put your own here
export const picture = {
  oneShape: {
    label: 'Try it: unplug a source, and read what each of them answers. The fares are made up.',
    cue: 'Try it: unplug a source',
    call: 'POST /v1/offers',
    status: '200 OK',
    failed: { status: '503', code: 'no_source' },
    currency: 'AED',
    request: { from: 'CAI', to: 'DXB', pax: 1 },
    sources: [
      {
        name: 'GDS',
        access: 'Office CAI-02',
        format: 'EDIFACT',
        raw: "ODI+CAI+DXB'\nMON+B:1098.00:{currency}\n   +T:{net}:{currency}'",
        carrier: 'GL',
        net: 118200,
        rule: { percent: 4 },
      },
      {
        name: 'NDC',
        access: 'Airline NJ',
        format: 'XML',
        raw: '<TotalAmount\n  CurCode="{currency}"\n>{net}</TotalAmount>',
        carrier: 'NJ',
        net: 110400,
        rule: { percent: 6 },
      },
      {
        name: 'LCC',
        access: 'Airline LV',
        format: 'JSON',
        raw: '{ "route": "CAI-DXB",\n  "curr": "{currency}",\n  "fareMinor": {minor} }',
        carrier: 'LV',
        net: 86100,
        rule: { fixed: 4500 },
      },
    ],
    raw: 'Raw answer',
    silent: 'No answer. The call\nwaits no longer than\nits time limit.',
    said: {
      all: 'All sources answer: {offers} offers in one format, 200 OK.',
      some: '{out} unplugged: {offers}\u00a0of\u00a0{all} offers left, still 200 OK.',
      none: 'All unplugged: error 503, not an empty list.',
      both: '{first} and {second}',
    },
    ask: 'Talk about your sources',
    uptime: {
      title: 'Answered',
      span: 'Last 30 days, made up',
      note: 'Day {day}: one supplier slow, the others answered',
      some: 'Today: {out} out, {left} answered',
      none: 'Today: no supplier answered',
      slowDay: 19,
      days: 30,
    },
  },
  tracks: {
    paperwork: 'Supplier paperwork',
    tests: 'Tests and certification',
    screens: 'Screens to click through',
    code: 'Code',
  },
} satisfies DevelopmentPicture
