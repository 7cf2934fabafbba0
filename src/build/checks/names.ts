// Checks that controls, links and pictures have accessible names: WCAG 2.2, 1.1.1, 2.4.4, 3.3.2 and 4.1.2.
import { type Element, named, show, within } from './html'
import { type Check, fault, markupOf, type WrittenPage } from './written'

/** Types of `<input>` that need no label: hidden fields, and buttons, which have a text. */
const UNLABELLED = ['hidden', 'submit', 'reset', 'button', 'image']

const isHidden = (element: Element) => within(element, ({ attributes }) => attributes['aria-hidden'] === 'true')

/** Returns the labels of the elements that `aria-labelledby` refers to. */
const referred = ({ attributes }: Element, { ids }: WrittenPage): string =>
  (attributes['aria-labelledby']?.split(/\s+/) ?? []).map(id => ids.get(id)?.label ?? '').join(' ')

const isSaid = (...names: readonly (string | undefined)[]): boolean => names.some(name => name?.trim())

/** Finds links, buttons and pictures made of several elements (`role="img"`) that have no accessible name. */
export const checkNames: Check = pages =>
  pages.flatMap(page =>
    page.elements
      .filter(
        ({ name, attributes }) =>
          (name === 'a' && attributes.href !== undefined) ||
          name === 'button' ||
          name === 'summary' ||
          ['button', 'img', 'link'].includes(attributes.role ?? ''),
      )
      .filter(
        element => !isSaid(referred(element, page), element.label, element.attributes.title) && !isHidden(element),
      )
      .map(element => fault(page, `${show(element)} has no name`, markupOf(element, page))),
  )

/** Finds form fields without a label. A placeholder is no label: it disappears when the visitor types. */
export const checkLabels: Check = pages =>
  pages.flatMap(page => {
    const labels = named(page.elements, 'label').filter(({ text }) => text.trim())
    return named(page.elements, 'input', 'select', 'textarea')
      .filter(field => !UNLABELLED.includes(field.attributes.type ?? 'text') && !isHidden(field))
      .filter(
        field =>
          !labels.some(label => label.attributes.for && label.attributes.for === field.attributes.id) &&
          !within(field, element => labels.includes(element)) &&
          // Not `field.label`: the text inside a field is its value.
          !isSaid(referred(field, page), field.attributes['aria-label'], field.attributes.title),
      )
      .map(field => fault(page, `${show(field)} has no label`, markupOf(field, page)))
  })
