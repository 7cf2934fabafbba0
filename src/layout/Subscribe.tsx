import { useId } from 'react'
import { site } from '../content/site'
import { field, primary } from '../theme/form.styles'
import * as s from './Subscribe.styles'

/** The Stay Updated box of the footer. */
export function Subscribe() {
  const { title, text, label, placeholder, button } = site.subscribe
  const id = useId()
  return (
    <form action="/api/subscribe" method="post" encType="multipart/form-data">
      <h2>{title}</h2>
      <p>{text}</p>
      <div css={s.line}>
        <input
          css={field}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          aria-label={label}
          placeholder={placeholder}
          required
        />
        <button css={primary}>{button}</button>
      </div>
    </form>
  )
}
