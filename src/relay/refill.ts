/**
 * Shows the answer to a posted form in its page, filled in again or empty, for visitors without JavaScript. It relies only on
 * what the site's forms guarantee: a control's name is written as `name="email"`, once in its form; inputs have no value and
 * textareas no text; a banner is inside the form that it belongs to, and its id is unique in the page.
 */
import { escapeHtml } from '../contact/escape-html'

/**
 * Returns a prerendered page with values in one of its forms, and with a banner of that form shown (`data-shown`). The
 * browser scrolls to the banner (`autofocus`). Values without a control in the form are ignored.
 * @param values by the names of controls; without control characters other than tabs and line breaks
 * @param anchor the id of the banner, which also selects the form; a page without it is returned unchanged
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

/** Fills in one control. Quotes and brackets are escaped, so later calls cannot mistake the value for a tag or a name. */
function fill(form: string, name: string, value: string): string {
  const at = form.indexOf(` name="${name}"`)
  if (at === -1) return form
  const text = escapeHtml(value)
  if (!form.startsWith('<textarea', form.lastIndexOf('<', at))) {
    const behind = at + ` name="${name}"`.length
    return `${form.slice(0, behind)} value="${text}"${form.slice(behind)}`
  }
  // HTML drops a line break directly after <textarea>, so one is added to protect a line break at the start of the text.
  const inside = form.indexOf('>', at) + 1
  return `${form.slice(0, inside)}\n${text}${form.slice(inside)}`
}
