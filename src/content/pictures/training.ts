import type { TrainingPicture } from '../../mockups/training/words'

// PLACEHOLDER: picture data, an invented course and agent; put your own demonstration data here
export const picture = {
  course: {
    label:
      'Product preview: a course path with two finished modules, one in progress at lesson 3 of 7 and two to come, and a certificate of completion',
    title: 'Digital agent course',
    group: 'Cairo, 14 agents',
    progress: { done: 16, of: 35, text: '16 of 35 lessons' },
    modules: [
      { name: 'Digital basics', text: '6 lessons', state: 'done' },
      { name: 'GDS and NDC side by side', text: '8 lessons, live practice', state: 'done' },
      {
        name: 'Markups, credit and overdraft',
        text: 'Lesson 3 of 7, approve an overdraft',
        state: 'current',
        lesson: 3,
        lessons: 7,
      },
      { name: 'Selling ancillaries', text: '5 lessons, from 18 May' },
      { name: 'Running the back office', text: '9 lessons, from 1 June' },
    ],
    done: 'Done',
    current: 'In progress',
    certificate: { title: 'Certificate of completion', name: 'Digital agent', holder: 'Nour A., Delta Holidays' },
  },
} satisfies TrainingPicture
