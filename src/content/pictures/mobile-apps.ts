import type { AppsPicture } from '../../mockups/mobile-apps/words'

// PLACEHOLDER: picture data, an invented flight, traveller, hotel and agency; put your own demonstration data here
export const picture = {
  corners: [
    { label: '{from} to {to}, AED', value: '{flight}', state: 'Paid by card' },
    { label: 'Offline', value: 'E‑ticket', state: 'On the phone' },
    { label: 'Markup, AED', value: '{markup}', state: 'Issued' },
    { label: 'Above policy, AED', value: '{above}', state: 'Approved' },
    { label: 'Gate', value: '{now}', state: 'Opened' },
    { label: 'Version', value: '1.0', state: 'Published' },
  ],
  stores: ['Android', 'iOS'],
  phones: {
    label: 'Try it: open the message about the gate, and switch flight mode. The flight and the traveller are made up.',
    cue: 'Try it: open the message',
    time: '07:02',
    online: '5G',
    offline: 'Offline',
    gates: { was: 'B14', now: 'C22' },
    boards: '07:45',
    ticket: {
      title: 'E‑ticket',
      flight: 'Nile Jet NJ 214, 12 May',
      from: 'CAI',
      to: 'DXB',
      departs: '08:25',
      arrives: '13:00',
      passenger: { label: 'Passenger', value: 'Nour Adel' },
      gate: 'Gate',
      fields: [
        { label: 'Boards', value: '{boards}' },
        { label: 'Seat', value: '14C' },
        { label: 'Bag', value: '23 kg' },
      ],
      note: 'Kept on the phone',
    },
    trip: {
      title: 'Trip to Dubai',
      dates: '12 to 15 May',
      stops: [
        { time: '06:10', name: 'Car to the airport', text: 'Dropped off', state: 'done' },
        { time: '{boards}', name: 'Boarding, gate {gate}', text: 'On time', changed: 'Gate changed', state: 'next' },
        { time: '13:00', name: 'Arrive in Dubai', text: 'Terminal 1' },
        { time: '15:00', name: 'Harbour View Hotel', text: 'Voucher HV-2291' },
      ],
    },
    push: {
      initials: 'DH',
      sender: 'Delta Holidays',
      when: 'now',
      messages: {
        new: { title: 'Gate changed to {now}', text: 'NJ 214 boards at {boards}.' },
        read: { title: 'Gate changed to {now}', text: 'Opened at 07:02.' },
        waiting: { title: 'No new message', text: 'Flight mode is on.' },
      },
      open: 'Open',
      again: 'Send again',
    },
    moment: {
      flightMode: 'Flight mode',
      says: {
        online: {
          unread: 'The app still says gate {was}. Open the message.',
          read: 'Gate {now}: the ticket and the day of the trip changed together.',
        },
        offline: {
          unread: 'In flight mode the message would not have come. The ticket opens, still with {was}.',
          read: 'No signal. The ticket opens all the same, with gate {now}.',
        },
      },
      ask: 'Talk about an app like this',
    },
  },
} satisfies AppsPicture
