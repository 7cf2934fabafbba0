import type { ReactNode } from 'react'

/**
 * Drawings that turn the card of a product into a thing, in the order of the products. They are anchored to the upper end of
 * the card and drawn mostly in px, so that they fit a card of any size.
 */
export const GOODS: readonly ReactNode[] = [
  // A poster with the sun of a destination.
  ['d3', 'd2', 'd1', 'd0'].map((ring, index) => (
    <circle key={ring} cx="-50%" cy="100%" r={108 - index * 21} fill={`var(--${ring})`} />
  )),
  // A house at night, with some lights on.
  <g key="house" strokeWidth="17" strokeDasharray="21 17">
    <path d="M-100 28v999M-69 28v999M-38 28v999" stroke="var(--d6)" />
    <path d="M-100 66v21M-69 28v21M-69 104v59M-38 66v59" stroke="var(--d0)" />
  </g>,
  // A parcel with a ribbon.
  <g key="parcel" fill="none" stroke="var(--d4)">
    <path d="M-62 0v999" stroke="var(--d3)" strokeWidth="28" />
    <path d="M-62 42c-52-56-64 26 0 0c64 26 52-56 0 0l-22 40M-62 42l22 40" strokeWidth="9" />
  </g>,
  // A ticket, perforated at both ends.
  ['-100%', '0'].map(x => (
    <line
      key={x}
      x1={x}
      x2={x}
      y2="100%"
      pathLength="10"
      stroke="var(--sand)"
      strokeWidth="12"
      strokeLinecap="round"
      strokeDasharray="0 1"
    />
  )),
  // The stamp in a passport.
  <g key="stamp" fill="none" stroke="var(--d1)" strokeWidth="5">
    <circle cx="-36" cy="30" r="16" />
    <path data-part="tick" d="M-44 30l6 6 10-11" />
  </g>,
  // A chip with its contacts.
  <g key="chip" fill="none" stroke="var(--d4)" strokeWidth="3">
    <path d="M-64 14h44v32h-44zm0 10h14v12h-14M-20 24h-14v12h14M-42 14v8M-42 38v8" fill="var(--d2)" />
  </g>,
]
