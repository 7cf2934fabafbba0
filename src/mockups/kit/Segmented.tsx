import type { SerializedStyles } from '@emotion/react'
import { hidden } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { over } from './moment.styles'
import * as s from './Segmented.styles'

type Option<Id extends string> = { id: Id; name: string; lang?: string }

type Props<Id extends string> = {
  /** The `name` attribute that groups the radio buttons, unique to this group on the page. */
  name: string
  legend: string
  /** The legend is only read out, where what stands around the control says it. */
  isLegendHidden?: boolean
  /** `lang`: the language of a name that is not in the page's language. */
  options: readonly Option<Id>[]
  /** Undefined while nothing is chosen. */
  chosen: Id | undefined
  choose: (id: Id) => void
  disabled?: boolean
  /** The options are pills of their own, which wrap, rather than parts of one track. */
  apart?: boolean
  /** A style beside its own. */
  look?: SerializedStyles
}

/** Renders a choice of one of a few, for clicks, taps and arrow keys; before hydration, plain words. */
export function Segmented<Id extends string>({
  name,
  legend,
  isLegendHidden = false,
  options,
  chosen,
  choose,
  disabled = false,
  apart = false,
  look,
}: Props<Id>) {
  return (
    <fieldset css={[l.cluster, t.text1, s.segmented, apart ? s.pills : s.track, look]} disabled={disabled}>
      <legend>
        <span css={isLegendHidden ? hidden : undefined}>{`${legend} `}</span>
      </legend>
      {options.map(({ id, name: word, lang }) => (
        <label css={l.middle} key={id} lang={lang} data-id={id} data-state={id === chosen ? 'chosen' : undefined}>
          <input css={over} type="radio" name={name} checked={id === chosen} onChange={() => choose(id)} />
          <span>{`${word} `}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Returns the options of a record of names, in its order. */
export const optionsOf = <Id extends string>(names: Readonly<Record<Id, string>>): Option<Id>[] =>
  (Object.entries(names) as [Id, string][]).map(([id, name]) => ({ id, name }))
