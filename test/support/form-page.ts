// A minimal page with both forms, in the markup that the relay expects from the built site.
import { fields, ID, TRAP } from '../../src/contact/fields'
import { subscribeAnchors } from '../../src/contact/validate'
import { sentences } from './sentences'

const hidden = `<input type="hidden" name="${ID}"/><input name="${TRAP}" type="text"/>`

const controls = fields
  .map(({ name, type }) =>
    type === 'multiline'
      ? `<textarea class="a" id="contact-${name}" name="${name}" rows="6" required=""></textarea>`
      : `<input class="b" type="${type}" id="contact-${name}" name="${name}" required=""/>`,
  )
  .join('')

const banners = (ids: readonly string[]) => ids.map(id => `<div class="c" id="${id}" tabindex="-1">.</div>`).join('')

export const formPage = [
  '<!doctype html><html lang="en"><head><title>Contact</title></head><body><main>',
  `<form class="d" action="/api/contact" method="post">${controls}${banners(Object.keys(sentences))}${hidden}</form>`,
  '</main><footer><form action="/api/subscribe" method="post">',
  `<input name="email" type="email"/>${banners(Object.values(subscribeAnchors))}${hidden}`,
  '</form></footer></body></html>',
].join('')
