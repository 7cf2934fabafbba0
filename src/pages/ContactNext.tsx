import type { ContactContent } from '../content/types'
import { Step } from '../mockups/contact/Step'
import * as l from '../theme/layout.styles'
import * as s from './Contact.styles'

/** What happens after a message, step by step. */
export function Next({ steps }: { steps: ContactContent['next']['steps'] }) {
  const last = steps.length - 1
  return (
    <ol css={[l.column, s.next]}>
      {steps.map(({ title, text }, index) => (
        <li key={title} css={[l.stack, s.terrace, index === 0 && s.first, index === last && s.last]}>
          <h3>{title}</h3>
          <p>{text}</p>
          <svg data-part="hop" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={index < last ? 'M-12 98C5 5 85-35 125 45' : 'M-45 20C35-40 100 0 100 100'} />
          </svg>
          <Step index={index} />
        </li>
      ))}
    </ol>
  )
}
