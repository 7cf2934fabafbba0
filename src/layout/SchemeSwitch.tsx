import { useEffect, useState } from 'react'
import { attempt } from '../attempt'
import { useSite } from '../page'
import { hidden } from '../theme/base.styles'
import { radio } from '../theme/form.styles'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './SchemeSwitch.styles'
import { chooseScheme, chosenScheme, paintBar, recallScheme, type Scheme, schemes } from './scheme'

/** The choice between light, dark and the system's scheme. Hidden without JavaScript, where it could do nothing. */
export function SchemeSwitch() {
  const { labels } = useSite()
  const [chosen, setChosen] = useState<Scheme>()

  useEffect(() => {
    const before = chosenScheme()
    setChosen(before)
    if (before !== 'system') paintBar()
    const system = attempt(() => matchMedia('(prefers-color-scheme: dark)'))
    const enter = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setChosen(recallScheme())
    }
    system?.addEventListener('change', paintBar)
    window.addEventListener('pageshow', enter)
    return () => {
      system?.removeEventListener('change', paintBar)
      window.removeEventListener('pageshow', enter)
    }
  }, [])

  return (
    <fieldset css={[l.wrapping, t.text4, t.muted, s.choice]} hidden={!chosen}>
      <legend css={hidden}>{labels.scheme.title}</legend>
      {schemes.map(scheme => (
        <label css={[l.inline, l.gap2]} key={scheme}>
          <input
            css={radio}
            type="radio"
            name="scheme"
            value={scheme}
            checked={scheme === chosen}
            onChange={() => {
              chooseScheme(scheme)
              setChosen(scheme)
            }}
          />
          {labels.scheme[scheme]}
        </label>
      ))}
    </fieldset>
  )
}
