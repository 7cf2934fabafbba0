import { type RefObject, useLayoutEffect, useState } from 'react'
import { fields, ID } from '../fields'

const KEY = 'contact-draft'

/** The fields kept in a draft: the visitor's words, and the id under which they may already have been posted. */
const NAMES: readonly string[] = [...fields.map(({ name }) => name), ID]

/** Values by control name. */
type Draft = Readonly<Partial<Record<string, unknown>>>

/**
 * Keeps the unsent text of the contact form while the visitor reads other pages or reloads: in the tab's session storage,
 * until it is sent or the tab is closed. Text that is already in a field wins over the draft: typed before hydration, filled
 * in again by the relay, or restored by the browser after Back.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [early] = useState(readDocument)
  useLayoutEffect(() => {
    const { current } = form
    if (!current) return
    const save = () => store(draftOf(current))
    fill(current, draftOf(current), early, readStorage())
    window.addEventListener('pagehide', save)
    return () => {
      save()
      window.removeEventListener('pagehide', save)
    }
  }, [form, early])
}

/** Removes the tab's stored draft. */
export const forgetDraft = (): void => store({})

/**
 * Reads the form from the document before React hydrates it: if an extension or a translator has changed the document, React
 * renders all of it anew, with empty fields.
 */
function readDocument(): Draft {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form[action="/api/contact"]')
  if (!form) return {}
  // The message was posted without JavaScript, so whatever the tab has stored is older.
  if (location.hash === '#sent' && isFresh()) forgetDraft()
  const draft = draftOf(form)
  fill(form, draft)
  return draft
}

/** Returns whether the visitor reached this document by a link or a form, not by Back or a reload. */
const isFresh = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(entry => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate')

function draftOf(form: HTMLFormElement): Draft {
  const data = new FormData(form)
  return Object.fromEntries(NAMES.map(name => [name, data.get(name)]))
}

/** Fills each control with the first non-empty value that the drafts have for it. */
function fill(form: HTMLFormElement, ...drafts: Draft[]) {
  for (const name of NAMES) {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    const values = drafts.map(draft => draft[name])
    // The relay fills in default values: they would return on `reset()`, and React drops a textarea's during hydration.
    control.defaultValue = ''
    control.value = values.find((value): value is string => typeof value === 'string' && value !== '') ?? ''
  }
}

function readStorage(): Draft {
  try {
    // Any stored JSON, whoever wrote it, is null or a value whose properties can be read.
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

function store(draft: Draft) {
  try {
    if (Object.values(draft).some(Boolean)) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    // The browser refuses storage: nothing is kept.
  }
}
