import type { Testimonial } from '../content/types'
import { useSite } from '../page'

/** Who says something: the name, if it is given, then position and company. */
export function Source({ name, position, company }: Pick<Testimonial, 'name' | 'position' | 'company'>) {
  const { labels } = useSite()
  const role = labels.role.replace('{position}', () => position).replace('{company}', () => company)
  return (
    <>
      <b>{name ?? position}</b> <span>{name === undefined ? company : role}</span>
    </>
  )
}
