import { AskUs } from '../contact/form/AskUs'
import { ContactForm } from '../contact/form/ContactForm'
import type { ContactContent } from '../content/types'
import { Step } from '../mockups/contact/Step'
import { Addresses } from '../sections/Addresses'
import { Head } from '../sections/Head'
import { FormHero } from '../sections/Hero'
import { Questions } from '../sections/Questions'
import { Section } from '../sections/Section'
import { stack } from '../theme/layout.styles'
import * as s from './Contact.styles'

export const sky = 'dawn'
export const hue = 'plum'

export function View({ hero, form, mailboxes, next, questions, ...opening }: ContactContent) {
  const last = next.steps.length - 1
  return (
    <div css={s.page}>
      <FormHero {...hero} sky={sky} picture={<ContactForm {...form} opening={opening} />}>
        <Addresses mailboxes={mailboxes} />
      </FormHero>
      <Section ground="sand" low>
        <Head {...next} />
        <ol css={s.next}>
          {next.steps.map(({ title, text }, index) => (
            <li key={title} css={[stack, index === last ? s.last : index === 0 ? s.first : s.terrace]}>
              <h3>{title}</h3>
              <p>{text}</p>
              <svg data-part="hop" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <path d={index < last ? 'M-12 98C5 5 85-35 125 45' : 'M-45 20C35-40 100 0 100 100'} />
              </svg>
              <Step index={index} />
            </li>
          ))}
        </ol>
      </Section>
      <Section>
        <Head {...questions} form="even" />
        <div css={s.questions}>
          <Questions items={questions.items} />
          <AskUs items={questions.items} place="#contact-message" />
        </div>
      </Section>
    </div>
  )
}
