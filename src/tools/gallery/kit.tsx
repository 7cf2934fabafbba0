/** The parts that pictures are made of, in each of their states, for the page /gallery/kit of `npm run dev`. */
import type { ComponentProps, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as f from '../../mockups/kit/frame.styles'
import { Art, Credit, Field, Matrix, Meter, Picture, Price, Tags } from '../../mockups/kit/kit'
import * as k from '../../mockups/kit/kit.styles'
import * as m from '../../mockups/kit/moment.styles'
import * as r from '../../mockups/kit/result.styles'
import { optionsOf, Segmented } from '../../mockups/kit/Segmented'
import { Slider } from '../../mockups/kit/Slider'
import { Slip, SlipLine } from '../../mockups/kit/slip'
import type { MatrixWords } from '../../mockups/kit/words'

type State = 'first' | 'second'
const NAMES: Record<State, string> = { first: 'Economy', second: 'Business' }
const RULES: MatrixWords = {
  head: ['Rule', 'NDC', 'GDS', 'LCC'],
  rows: [{ name: 'Office', cells: ['+ 6%', '+ 4%', '+ 45'], changed: 0 }],
}
const ignore = () => {}

const segmented = (name: string, chosen?: State, more?: Partial<ComponentProps<typeof Segmented>>) => (
  <div data-live>
    <Segmented name={name} legend="Class" options={optionsOf(NAMES)} chosen={chosen} choose={ignore} {...more} />
  </div>
)
const slider = (value: number) => <Slider least={0} most={12} value={value} said={`${value}%`} move={ignore} />
const box = (look: typeof m.check, type: 'checkbox' | 'radio', checked: boolean) => (
  <input css={look} type={type} defaultChecked={checked} aria-label="Seat" />
)
const line = (look: typeof k.row, name: string) => (
  <div css={look}>
    <span css={k.grow}>{name}</span>
    <span css={k.quiet}>09:12</span>
  </div>
)

/** The states of each part, by its name. */
const PARTS: Record<string, Record<string, ReactNode>> = {
  Segmented: {
    'nothing chosen': segmented('a'),
    chosen: segmented('b', 'first'),
    disabled: segmented('c', 'second', { disabled: true }),
    'without legend': segmented('d', 'first', { isLegendHidden: true }),
    'apart, nothing chosen': segmented('e', undefined, { apart: true }),
    'apart, chosen': segmented('f', 'second', { apart: true }),
  },
  'field (for words or a number)': {
    plain: <input css={m.field} type="number" defaultValue={12} aria-label="Agencies" />,
  },
  'foot, with said and room for the longest sentence': {
    'a short sentence': (
      <div css={[k.part, r.foot]}>
        <output css={[r.said, r.room3, r.wideRoom2]}>Economy is inside the policy.</output>
        <a href="#ask">Ask</a>
      </div>
    ),
  },
  Slider: { least: slider(0), between: slider(5), most: slider(12) },
  'check, radio, toggle': {
    'check, off and on': [box(m.check, 'checkbox', false), box(m.check, 'checkbox', true)],
    'radio, off and on': [box(m.radio, 'radio', false), box(m.radio, 'radio', true)],
    'toggle, off and on': [box(m.toggle, 'checkbox', false), box(m.toggle, 'checkbox', true)],
  },
  'pane (frame of a window), with bar, row and selectedRow': {
    window: (
      <div css={k.pane}>
        <div css={k.bar}>Fares</div>
        {line(k.row, 'CAI to DXB')}
        {line(k.selectedRow, 'DXB to CAI')}
        <div css={k.part}>A part with the padding of the title row</div>
      </div>
    ),
    'two windows (duo)': (
      <Picture label="Two windows">
        <div css={f.duo}>
          <div css={k.pane}>
            <div css={k.bar}>Wide</div>
          </div>
          <div css={k.pane}>
            <div css={k.bar}>Side</div>
          </div>
        </div>
      </Picture>
    ),
  },
  'Meter and Credit': {
    'a third': <Meter value={33} />,
    'with what is held': <Meter value={60} held={20} />,
    'near its limit': <Credit used={95} />,
    'over its limit': <Credit used={120} held={10} />,
  },
  Tags: { 'the first lit': <Tags names={['GDS', 'NDC']} lit={[0]} /> },
  Field: { plain: <Field label="Trip" value="DXB to CAI" /> },
  Price: { plain: <Price amount="1,940" currency="USD" /> },
  Matrix: { 'one cell changed': <Matrix {...RULES} /> },
  Slip: {
    'with a line': (
      <Slip>
        <SlipLine y={44} name="Fare" value="USD 1,940" />
      </Slip>
    ),
    'with a line that stands out': (
      <Slip>
        <SlipLine y={44} name="Fare" value="USD 1,940" hot />
      </Slip>
    ),
  },
  Art: {
    apricot: (
      <Art tone="apricot">
        <div css={k.pane}>
          <div css={k.bar}>Fares</div>
        </div>
      </Art>
    ),
    violet: (
      <Art tone="violet">
        <div css={k.pane}>
          <div css={k.bar}>Nights</div>
        </div>
      </Art>
    ),
  },
}

/** Returns the HTML of each state by its name, by the name of its part. */
export const kit = (): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(PARTS).map(([name, states]) => [
      name,
      Object.fromEntries(Object.entries(states).map(([state, node]) => [state, renderToStaticMarkup(node)])),
    ]),
  )
