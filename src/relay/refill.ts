/**
 * Puts a posted form back into the page that it came from, for a visitor without JavaScript. It relies on what the site's
 * forms promise, and on nothing else: a control has its name written as `name="email"`, once in its form; inputs have no
 * value, text boxes no text; a banner stands in the form that it answers, under an id that is the page's only one.
 */
import { escapeHtml } from '../contact/escape-html'

/**
 * A prerendered page with values in one of its forms and the banner shown (`data-shown`) that is in the same form. The
 * browser scrolls to the banner (`autofocus`). Controls that the form does not have are passed over.
 * @param values by the names of controls; without control characters other than tabs and line breaks
 * @param anchor the id of the banner; where the page has none, it stays as it is
 */
export function refill(html: string, values: ReadonlyMap<string, string>, anchor: string): string {
  const banner = html.indexOf(` id="${anchor}"`)
  const start = html.lastIndexOf('<form', banner)
  const end = html.indexOf('</form>', banner)
  if (banner === -1 || start === -1 || end === -1) return html
  let form = html.slice(start, end).replace(` id="${anchor}"`, found => `${found} data-shown autofocus`)
  for (const [name, value] of values) form = fill(form, name, value)
  return html.slice(0, start) + form + html.slice(end)
}

/** Nothing that is filled in looks like a tag or a name: its quotes and brackets are escaped. */
function fill(form: string, name: string, value: string): string {
  const at = form.indexOf(` name="${name}"`)
  if (at === -1) return form
  const text = escapeHtml(value)
  if (!form.startsWith('<textarea', form.lastIndexOf('<', at))) {
    const behind = at + ` name="${name}"`.length
    return `${form.slice(0, behind)} value="${text}"${form.slice(behind)}`
  }
  // A line break that comes first in a text box is not part of its text.
  const inside = form.indexOf('>', at) + 1
  return `${form.slice(0, inside)}\n${text}${form.slice(inside)}`
}
