import { ContactForm } from '../contact/form/ContactForm'
import type { ContactContent } from '../content/types'
import { Addresses } from '../sections/Addresses'
import { SplitHero } from '../sections/Hero'

export const sky = 'dawn'

export function View({ hero, form, topics, mailboxes }: ContactContent) {
  return (
    <SplitHero {...hero} sky={sky} picture={<ContactForm {...form} topics={topics} />}>
      <Addresses mailboxes={mailboxes} />
    </SplitHero>
  )
}
