import { AskUs } from '../contact/form/AskUs'
import { ContactForm } from '../contact/form/ContactForm'
import type { ContactContent } from '../content/types'
import { later } from '../later/later'
import { Addresses } from '../sections/Addresses'
import { Head } from '../sections/Head'
import { FormHero } from '../sections/Hero'
import { Questions } from '../sections/Questions'
import { Section } from '../sections/Section'
import * as l from '../theme/layout.styles'
import * as s from './Contact.styles'

export const sky = 'dawn'
export const hue = 'plum'

// Below the form, and nobody can operate it: the form can be used without its script.
const load = () => import('./ContactNext')
const loaded = typeof document === 'undefined' ? await load() : undefined
const Next = later(load, loaded, ({ Next }) => Next)

export const ready = Next.ready

export function View({ hero, form, mailboxes, next, questions, ...opening }: ContactContent) {
  return (
    <div css={s.page}>
      <FormHero {...hero} sky={sky} picture={<ContactForm {...form} opening={opening} />}>
        <Addresses mailboxes={mailboxes} />
      </FormHero>
      <Section ground="sand" low>
        <Head {...next} />
        <Next steps={next.steps} />
      </Section>
      <Section low>
        <Head {...questions} form="even" />
        <div css={[l.split, s.questions]}>
          <Questions items={questions.items} />
          <AskUs items={questions.items} place="#contact-message" />
        </div>
      </Section>
    </div>
  )
}
