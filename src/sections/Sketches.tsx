import * as s from './Sketches.styles'

/** White parts, bars of text, and what is marked on them in coral and teal, as paths in a box of 124 by 72. */
type Sketch = readonly [card: string, bars: string, coral: string, teal?: string]

/** In the order of the products: fares in one list, rooms and a board, two sums that are one, a ticket, a passport's page with its stamp, a code on a phone. */
const SKETCHES: readonly Sketch[] = [
  [
    'M2 4h120v18H2zM2 27h120v18H2zM2 50h120v18H2z',
    'M30 13h34M30 36h44M30 59h26',
    'M98 13h16M98 36h16M98 59h16',
    'M10 13h10M10 36h10M10 59h10',
  ],
  ['M2 4h120v64H2z', 'M50 17h40M50 29h24M50 49h32', 'M98 56h16', 'M10 12h30v48H10z'],
  [
    'M2 4h50v26H2zM2 42h50v26H2zM82 20h40v32H82z',
    'M12 17h20M12 55h24',
    'M92 36h20',
    'M52 17h8q8 0 8 8v22q0 8-8 8h-8M68 36h14',
  ],
  ['M2 14h84v10a12 12 0 0 1 0 24v10H2zM122 14H94v10a12 12 0 0 1 0 24v10h28z', 'M14 28h40M14 44h26', 'M106 28v16'],
  ['M22 2h80v68H22z', 'M34 16h28M34 28h18M34 56h56', 'M84 16a14 14 0 1 0 .1 0M76 30l6 6 10-12'],
  [
    'M38 2h48v68H38z',
    'M54 62h16',
    'M48 14h10v10H48zM66 14h10v10H66zM48 32h10v10H48z',
    'M66 34h2M74 34h2M70 42h2M48 51h28',
  ],
]

/** A drawing for each product, beside its words where there is room. */
export const sketches = SKETCHES.map(([card, bars, coral, teal]) => (
  <svg css={s.sketch} viewBox="0 0 124 72" aria-hidden="true" key={card}>
    <path d={card} />
    <path d={bars} />
    <path d={coral} />
    {teal && <path d={teal} />}
  </svg>
))
