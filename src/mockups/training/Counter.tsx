import type { ReactNode } from 'react'

/** The x positions of the six agents at the counter. */
const SEATS = [20, 60, 100, 140, 180, 220]
/** How much of the work each agent can do before the course, in per cent; the drawing shows it as a gauge. */
const SKILLS = [35, 80, 45, 15, 65, 25]
/** The y positions of three training weeks on the calendar: in each of them another two agents leave the counter. */
const TURNS = [0, 11, 31]
/** The x positions of the two agents who are in class. */
const CLASS = [100, 140]

/** Returns the path of agents on these seats: shoulders, and a head above them. */
const at = (seats: readonly number[], y = 96) =>
  seats.map(x => `M${x - 15} ${y}a15 15 0 0 1 30 0zM${x} ${y - 35}a7.5 7.5 0 1 1-.1 0z`).join('')

/**
 * The counter during the course, in the order of the steps: what each agent can do; a calendar of who goes when, around the busy
 * weeks; two in class, the others at their places; all with their certificates. One line runs through all four drawings: the
 * counter stays open.
 */
export const COUNTER: readonly ReactNode[] = [
  <g key="assess">
    <path data-part="agents" d={at(SEATS)} />
    {SEATS.map((x, place) => (
      <circle key={x} cx={x} cy={96} r={7.5} pathLength={200} strokeDasharray={`${SKILLS[place]} 200`} />
    ))}
  </g>,
  <g key="plan">
    <path data-part="agents" d={at(SEATS)} />
    <path d="M12 0h216M12 11h216M12 31h216" />
    {TURNS.map((y, turn) => (
      <path data-part="turn" key={y} d={`M${17 + 80 * turn} ${y}h46`} />
    ))}
    <path data-part="seal" d="M4-10h232v51H4zM60-15v9M180-15v9" />
    <path data-part="counter" d="M12 21h216" />
  </g>,
  <g key="train">
    <path data-part="agents" d={at(SEATS.filter(x => !CLASS.includes(x)))} />
    <path data-part="learn" d={at([85, 155], 52)} />
    <path data-part="teach" d={at([120], 52)} />
    <path data-part="turn" d="M75 58h90" />
    <path d="M100 68v26M140 68v26" />
  </g>,
  <g key="sustain">
    <path data-part="sun" d="M36 96a84 84 0 0 1 168 0z" />
    <path data-part="core" d="M66 96a54 54 0 0 1 108 0z" />
    <path data-part="learn" d={at(SEATS)} />
    {SEATS.map(x => (
      <circle data-part="seal" key={x} cx={x} cy={89} r={4} />
    ))}
  </g>,
].map(drawn => (
  <svg viewBox="0 0 240 100" aria-hidden="true" key={drawn.key}>
    {drawn}
    <path data-part="counter" d="M-.5 97.5h241" />
  </svg>
))
