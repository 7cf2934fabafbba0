import { type RefObject, useLayoutEffect, useState } from 'react'
import { fields, ID } from '../fields'

const KEY = 'contact-draft'

/** What is kept of a form: the visitor's words, and the id under which they may have been posted. */
const NAMES: readonly string[] = [...fields.map(({ name }) => name), ID]

/** Values by the names of their controls. */
type Draft = Readonly<Partial<Record<string, unknown>>>

/**
 * Keeps what was typed into the contact form and not sent while the visitor reads other pages or reloads: in this tab's
 * session storage, until it is sent or the tab is closed. What stands in a field already, typed before this code came,
 * filled in again by the relay, or by the browser after Back, stays.
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

/** Removes what the tab has stored of the form. */
export const forgetDraft = (): void => store({})

/**
 * What stands in the form of the document before React takes it over: where an extension or a translator has changed the
 * document, React draws all of it anew, with empty fields.
 */
function readDocument(): Draft {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form[action="/api/contact"]')
  if (!form) return {}
  // The message was posted without JavaScript: whatever the tab has stored is older.
  if (location.hash === '#sent' && isFresh()) forgetDraft()
  const draft = draftOf(form)
  fill(form, draft)
  return draft
}

/** Whether the visitor has come to this document by a link or a form, not by Back or a reload. */
const isFresh = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(entry => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate')

function draftOf(form: HTMLFormElement): Draft {
  const data = new FormData(form)
  return Object.fromEntries(NAMES.map(name => [name, data.get(name)]))
}

/** Writes into each control the first text that one of the drafts has for it. */
function fill(form: HTMLFormElement, ...drafts: Draft[]) {
  for (const name of NAMES) {
    const control = form.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
    const values = drafts.map(draft => draft[name])
    // What the relay filled in would come back with the form's reset, and a textarea's is dropped when React takes it over.
    control.defaultValue = ''
    control.value = values.find((value): value is string => typeof value === 'string' && value !== '') ?? ''
  }
}

function readStorage(): Draft {
  try {
    // Whatever has been stored there, by whomever, is a value whose properties can be asked for, or null.
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
    // A browser that refuses storage keeps nothing.
  }
}
