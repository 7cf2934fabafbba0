import type { SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Steps as StepsContent } from '../content/types'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import { stores, tracked } from './Specification.styles'
import * as s from './Steps.styles'

/** Shapes: below tracks; below lines that lead to stores; scenes of a programme; stairs; fields that wait for approvals. */
export type StepsShape = 'tracked' | 'stores' | 'programme' | 'climb' | 'approvals'

type Props = {
  steps: StepsContent
  shape: StepsShape
  /** What each step waits for; an empty string for nothing. */
  handed?: readonly string[] | undefined
  /** A drawing above each step. */
  art?: readonly ReactNode[] | undefined
}

type Look = Record<'list' | 'item' | 'number' | 'title' | 'text', readonly SerializedStyles[]>

const disc = [l.middle, t.text3, s.disc]

/** The styles of each shape, so that a page carries only those of the one that it shows. */
const looks: Readonly<Record<StepsShape, Look>> = {
  tracked: { list: [l.grid, tracked], item: [l.stack, l.gap3], number: disc, title: [], text: [t.muted] },
  stores: {
    list: [l.grid, stores],
    item: [],
    number: [t.title3, t.line1],
    title: [],
    text: [t.text6, t.line4, t.muted],
  },
  programme: {
    list: [l.grid, s.scenes],
    item: [l.stack],
    number: [t.title5, t.coral],
    title: [t.title5],
    text: [l.across, t.text6, t.line4, t.muted],
  },
  climb: { list: [l.grid, s.climb], item: [l.stack], number: disc, title: [], text: [] },
  approvals: {
    list: [l.grid, s.approvals],
    item: [l.grid],
    number: [t.title5],
    title: [t.title5, t.line2],
    text: [l.across, t.text6],
  },
}

const places: Readonly<Partial<Record<StepsShape, readonly SerializedStyles[]>>> = {
  climb: [s.lowest, s.second, s.third],
  approvals: [s.night, s.firstLight, s.dawn, s.sunUp],
}

/** The four steps of a process, 01 to 04. */
export function Steps({ steps, shape, handed, art }: Props) {
  const look = looks[shape]
  return (
    <ol css={look.list}>
      {steps.map(({ number, title, text }, place) => (
        <li key={number} css={[look.item, places[shape]?.[place]]}>
          {art?.[place]}
          <span css={look.number}>{number}</span>
          <h3 css={look.title}>{title}</h3>
          <p css={look.text}>{text}</p>
          {handed?.[place] && (
            <b css={[l.inline, l.gap3, l.across, t.text3, t.line4, t.medium, t.teal]}>{` ${handed[place]}`}</b>
          )}
        </li>
      ))}
    </ol>
  )
}
