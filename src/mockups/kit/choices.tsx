import { Fragment } from 'react'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as s from './choices.styles'

type Props<Id extends string> = {
  /** The `name` attribute of the radio buttons, unique to this group on the page. */
  name: string
  /** The legend, in front of the options. */
  label: string
  /** `lang`: the language of a name that is not in the page's language. */
  options: readonly { id: Id; name: string; lang?: string }[]
  /** Undefined while none of them is chosen. */
  chosen: Id | undefined
  choose: (id: Id) => void
}

/** Renders a segmented control of radio buttons, for clicks, taps and arrow keys; before hydration, plain words. */
export function Choices<Id extends string>({ name, label, options, chosen, choose }: Props<Id>) {
  return (
    <fieldset css={[l.cluster, t.text1, s.choices]}>
      <legend>
        <span>{`${label} `}</span>
      </legend>
      {options.map(option => (
        <Fragment key={option.id}>
          <label css={l.middle} lang={option.lang} data-id={option.id}>
            <input
              css={s.radio}
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === chosen}
              onChange={() => choose(option.id)}
            />
            {option.name}
          </label>{' '}
        </Fragment>
      ))}
    </fieldset>
  )
}
