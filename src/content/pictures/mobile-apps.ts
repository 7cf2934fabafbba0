import type { AppsPicture } from '../../mockups/mobile-apps/words'

// PLACEHOLDER: picture data, an invented flight, traveller, hotel and agency; put your own demonstration data here
export const picture = {
  phones: {
    label:
      'Product preview: two phones with a travel app, one showing a boarding pass from Cairo to Dubai with its gate changed from B14 to C22, the other the day of the trip; in front, the push notification about the gate and a store rating of 4.8',
    status: { time: '07:02', network: '5G' },
    pass: {
      title: 'Boarding pass',
      flight: 'Nile Jet NJ 214, 12 May',
      from: 'CAI',
      to: 'DXB',
      departs: '08:25',
      arrives: '13:00',
      passenger: { label: 'Passenger', value: 'Nour Adel' },
      gate: { label: 'Gate', was: 'B14', now: 'C22' },
      fields: [
        { label: 'Boards', value: '07:45' },
        { label: 'Seat', value: '14C' },
        { label: 'Group', value: '2' },
      ],
      note: 'Opens offline',
    },
    trip: {
      title: 'Trip to Dubai',
      dates: '12 to 15 May',
      stops: [
        { time: '06:10', name: 'Car to the airport', text: 'Dropped off', state: 'done' },
        { time: '07:45', name: 'Boarding, gate C22', text: 'Gate changed', state: 'next' },
        { time: '13:00', name: 'Arrive in Dubai', text: 'Terminal 1, belt 6' },
        { time: '15:00', name: 'Harbour View Hotel', text: 'Voucher HV-2291, BB' },
      ],
    },
    push: {
      initials: 'DH',
      sender: 'Delta Holidays',
      when: 'now',
      title: 'Gate changed to C22',
      text: 'NJ 214 to Dubai boards at 07:45.',
    },
    rating: { value: '4.8', where: 'App stores' },
  },
} satisfies AppsPicture
