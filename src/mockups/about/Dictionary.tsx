import { useEffect, useId, useRef, useState } from 'react'
import type { Definition } from '../../content/types'
import { useSite } from '../../page'
import { night } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as b from '../../theme/surface.styles'
import * as t from '../../theme/type.styles'
import { Moment, useTried } from '../kit/moment'
import { room2, wideRoom1 } from '../kit/result.styles'
import { Slider } from '../kit/Slider'
import * as s from './Dictionary.styles'
import { caravanOf, partsOf, together } from './model'

/**
 * Renders a dictionary entry for the brand's name: real text, whose letters stand for the steps of a booking and can be taken
 * apart and joined with a slider.
 */
export function Dictionary({ arabic, term, grammar, meaning, moment }: Definition) {
  const { comma } = useSite().labels
  const all = together(arabic)
  const [joined, join] = useTried('name', all)
  const [dots, place] = useState(() => caravanOf([0], all))
  const slider = useId()
  const word = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Only the browser knows how wide the letters are; they grow with the font, so they are measured in em.
    const parts = Array.from(word.current?.children ?? [])
    const widths = parts.map(part => part.clientWidth / Number.parseFloat(getComputedStyle(part).fontSize))
    place(caravanOf(widths, joined))
  }, [joined])
  const said = moment.together[joined - 1] ?? ''
  return (
    <div css={[l.column, l.clipped, s.entry]}>
      <Moment name="name" label={moment.label} cue={moment.cue} said={said}>
        <p css={[night, l.grid, l.relative, l.clipped, s.word]} lang="ar" dir="rtl" data-joined={joined}>
          <span ref={word}>
            {partsOf(arabic, joined).map((part, i) => (
              <span key={i}>{part}</span>
            ))}
          </span>
          <svg css={l.full} viewBox="-8 -8 16 16" aria-hidden="true" data-upright="">
            {dots.map((x, i) => (
              <circle key={i} cx={Math.round(x * 100)} r="4.5" data-apart={i >= joined || undefined} />
            ))}
          </svg>
        </p>
        <ol css={[l.wrapping, t.text2, t.semibold, s.steps]} aria-hidden="true">
          {moment.steps.map((step, i) => (
            <li key={step} data-apart={i >= joined || undefined}>{`${step} `}</li>
          ))}
        </ol>
        <p css={[l.grid, l.level, b.ruledBelow, t.text3, s.slide]}>
          <label htmlFor={slider}>{moment.slider}</label>{' '}
          <Slider id={slider} least={1} most={all} value={joined} move={join} />{' '}
          <output css={[l.across, t.muted, room2, wideRoom1]}>{said}</output>
        </p>
      </Moment>
      <p css={t.text8}>
        <dfn css={t.bold}>{term}</dfn>
        {`${comma}${grammar} `}
        <span css={[l.block, t.text5, t.muted]}>{meaning}</span>
      </p>
    </div>
  )
}
