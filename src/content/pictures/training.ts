import type { TrainingPicture } from '../../mockups/training/words'

/** The refund of the last lesson, which the course book explains. */
export const refund = { kind: 'refund', net: 126000, percent: 6, fee: 35000 } as const

/** The labels of the lines in that refund's calculation. */
export const sum = {
  sell: 'The client paid',
  markup: 'We keep',
  fee: 'The airline keeps',
  refund: 'Goes back',
} as const

// PLACEHOLDER: picture data, an invented course and agent; put your own demonstration data here
export const picture = {
  course: {
    label: 'Try it: answer the last three lessons of a course. The course, the agent and the sums are made up.',
    cue: 'Try it: answer the question',
    title: 'Digital agent course',
    group: 'Nour A., Cairo',
    currency: 'AED',
    modules: [
      { name: 'Digital basics', lessons: 6, text: 'video lessons' },
      { name: 'GDS and NDC side by side', lessons: 7, text: 'practice bookings' },
      { name: 'Selling ancillaries', lessons: 5, text: 'seats, bags, eSIMs' },
      { name: 'The back office', lessons: 10, text: 'roles, ledgers' },
      { name: 'Markups, credit, refunds', lessons: 7, text: 'real fare rules' },
    ],
    lessons: [
      {
        task: { kind: 'markup', net: 92000, percent: 5 },
        question: 'The net fare is {net}, your markup {percent}. What does the client pay?',
        order: [1, 0, 2],
        right: 'Right: {net} + {markup} = {sell}. The markup is a share of the net fare.',
        wrong: [
          'Not yet: that is a margin, a share of the sell price. {percent} of {net} is {markup}.',
          'Not yet: {percent} is a share, not a sum. {percent} of {net} is {markup}.',
        ],
      },
      {
        task: { kind: 'limit', limit: 2000000, used: 1820000, booking: 450000 },
        question: 'An agency has used {used} of its {limit} credit. It books for {booking}. How far over is it?',
        order: [2, 1, 0],
        right: 'Right: {used} + {booking} is {over} above {limit}. Head office may allow that once.',
        wrong: [
          'Not yet: that is the whole booking, and part of it fits. {limit} less {used} is free.',
          'Not yet: that much credit is free. Take it off the {booking} of the booking.',
        ],
      },
      {
        task: refund,
        question: 'The client paid {sell} and cancels. The airline keeps {fee}, you keep your markup. What goes back?',
        order: [0, 2, 1],
        right: 'Right: {sell} − {markup} − {fee} = {refund}. Say it before you press refund.',
        wrong: [
          'Not yet: your markup of {markup} stays with you. Take that off too.',
          'Not yet: the airline keeps {fee} of the net fare. Take that off too.',
        ],
      },
    ],
    lesson: 'Lesson {lesson} of {of}',
    progress: '{done} of {of} lessons done',
    choose: 'Choose an answer, and you see the sum.',
    next: 'Next lesson',
    again: 'Take them again',
    ask: 'Talk about a course like this',
    certificate: { title: 'Certificate of completion', name: 'Digital agent', holder: 'Nour A., Delta Holidays' },
    waiting: {
      title: 'Your certificate',
      left: '{left} lessons to go',
      last: 'One lesson to go',
      how: 'Each right answer adds a ring to the certificate.',
    },
  },
} satisfies TrainingPicture
