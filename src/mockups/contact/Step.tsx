import * as s from './Step.styles'

/** Returns the path of text rows, 13 apart, of the given lengths: for a letter, a question or a contract. */
const rows = (x: number, y: number, ...lengths: number[]) =>
  lengths.map((length, index) => `M${x} ${y + index * 13}h${length}`).join('')

/**
 * What each step results in, 200 wide and 160 high, standing on the lower edge: an answer, a conversation, a signed sheet.
 */
const drawings = [
  [
    ['deep', 'M22 84 100 34 178 84V160H22z'],
    ['sheet', 'M42 14q0-8 8-8H150q8 0 8 8V140H42z'],
    ['rows', 'M58 26h84M58 39h52'],
    ['glow', 'M50 120a50 50 0 0 1 100 0z'],
    ['sun', 'M64 120a36 36 0 0 1 72 0z'],
    ['front', 'M78 120a22 22 0 0 1 44 0z'],
    ['front', 'M22 88Q100 142 178 88V154q0 6-6 6H28q-6 0-6-6z'],
    ['deep', 'M22 132Q64 108 106 132T178 124V154q0 6-6 6H28q-6 0-6-6z'],
  ],
  [
    ['sheet', 'M6 20q0-10 10-10H126q10 0 10 10V86q0 10-10 10H68Q62 142 18 160 38 130 34 96H16q-10 0-10-10z'],
    ['rows', rows(24, 34, 92, 70, 92, 48)],
    ['night', 'M82 66q0-10 10-10H186q10 0 10 10V112q0 10-10 10H174Q172 146 190 160 150 152 140 122H92q-10 0-10-10z'],
    ['front', 'M98 108a12 12 0 0 1 24 0z'],
    ['sun', 'M122 108a17 17 0 0 1 34 0z'],
    ['glow', 'M146 108a22 22 0 0 1 44 0z'],
  ],
  [
    ['night', 'M52 14H178V200H52z'],
    ['sheet', 'M30 8q0-6 6-6H138L160 24V200H30z'],
    ['deep', 'M138 2V24H160z'],
    ['rows', rows(48, 32, 64, 92, 80, 92, 56)],
    ['sign', 'M48 128c10-26 18-26 14-4s12-16 18-12-2 14 6 10 8-8 14-6'],
    ['rows', 'M48 140h58'],
    ['front', 'M124 124 118 160 134 148 150 160 144 124z'],
    ['seal', 'M134 88a21 21 0 1 1-.1 0z'],
    ['sun', 'M134 97a12 12 0 1 1-.1 0z'],
  ],
] as const

/** Renders the result of the step at `index`, from 0. */
export function Step({ index }: { index: number }) {
  return (
    <svg css={s.step} viewBox="0 0 200 160" aria-hidden="true">
      {drawings[index]?.map(([part, d]) => (
        <path key={d} data-part={part} d={d} />
      ))}
    </svg>
  )
}
