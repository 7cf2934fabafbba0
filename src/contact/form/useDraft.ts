import { type RefObject, useLayoutEffect, useState } from 'react'
import { attempt } from '../../attempt'
import { own } from '../../own'
import { fields, ID } from '../fields'
import { identify } from './form-id'
import { lastOpening, restoreOpening } from './useOpening'

const KEY = 'contact-draft'

/** The fields kept in a draft: the visitor's words, and the id under which they may already have been posted. */
const NAMES: readonly string[] = [...fields.map(({ name }) => name), ID]

/** Values by control name. */
type Draft = Readonly<Partial<Record<string, unknown>>>

/**
 * Keeps the unsent text of the contact form while the visitor reads other pages or reloads: in the tab's session storage,
 * until it is sent or the tab is closed. Text that is already in a field wins over the draft: typed before hydration, filled
 * in again by the relay, or restored by the browser after Back.
 *
 * The draft has the message's id from its first letter, and is stored with every further one: a tab that the browser
 * duplicates, with its storage, then holds the same message, which counts once even if both tabs send it.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [early] = useState(readDocument)
  useLayoutEffect(() => {
    const { current } = form
    if (!current) return
    const save = () => store(draftOf(current))
    const onInput = () => {
      identify(current)
      save()
    }
    const stored = readStorage()
    fill(current, draftOf(current), early, stored)
    restoreOpening(stored.opening)
    // Also for what was typed before the scripts ran.
    if (hasWords(draftOf(current))) onInput()
    current.addEventListener('input', onInput)
    window.addEventListener('pagehide', save)
    return () => {
      save()
      current.removeEventListener('input', onInput)
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
    typeof document === 'undefined' ? null : own('main')?.querySelector<HTMLFormElement>('form[action^="/api/contact"]')
  if (!form) return {}
  // The relay says here that it has a message that was posted without scripts, so whatever the tab has stored is older.
  if (form.querySelector('#sent[data-shown]') && isFresh()) forgetDraft()
  const draft = draftOf(form)
  fill(form, draft)
  return draft
}

/** Returns whether the visitor reached this document by a link or a form, not by Back or a reload. */
const isFresh = (): boolean =>
  attempt(() =>
    performance
      .getEntriesByType('navigation')
      .some(entry => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'),
  ) ?? false

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

/** Any stored JSON, whoever wrote it, is null or a value whose properties can be read. */
const readStorage = (): Draft => attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}')) ?? {}

const hasWords = (draft: Draft): boolean => fields.some(({ name }) => draft[name])

function store(draft: Draft) {
  // If the browser refuses storage, nothing is kept.
  attempt(() => {
    if (!hasWords(draft)) return sessionStorage.removeItem(KEY)
    // Otherwise the next document would take an opening of ours for the visitor's words.
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, opening: lastOpening() }))
  })
}
