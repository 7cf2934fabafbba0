import { Fragment } from 'react'
import * as s from './choices.styles'

type Props<Id extends string> = {
  /** Of the radio buttons, one for each group of the page. */
  name: string
  /** Stands before them. */
  label: string
  /** `lang`: of a name in another language than the page's. */
  options: readonly { id: Id; name: string; lang?: string }[]
  chosen: Id
  choose: (id: Id) => void
}

/** A segmented control that works: one of a few, by click, tap or arrow keys. Before the page answers it is plain words. */
export function Choices<Id extends string>({ name, label, options, chosen, choose }: Props<Id>) {
  return (
    <fieldset css={s.choices}>
      <legend>{`${label} `}</legend>
      {options.map(option => (
        <Fragment key={option.id}>
          <label lang={option.lang} data-id={option.id}>
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
