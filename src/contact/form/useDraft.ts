import { type RefObject, useLayoutEffect } from 'react'

const KEY = 'draft'

/**
 * Keeps what was typed into a form and not sent while the visitor reads other pages or reloads: in this tab's session
 * storage, until it is sent or the tab is closed. What stands in a field already, typed before this code came or filled in
 * by the browser after Back, stays.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    const { current } = form
    if (!current) return
    const save = () => write(Array.from(new FormData(current), ([name, value]) => [name, String(value)]))
    for (const [name, value] of read()) {
      const control = current.elements.namedItem(name)
      if (control && 'value' in control) control.value ||= value
    }
    window.addEventListener('pagehide', save)
    return () => {
      save()
      window.removeEventListener('pagehide', save)
    }
  }, [form])
}

function read(): [name: string, value: string][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

function write(draft: [name: string, value: string][]) {
  try {
    if (draft.some(([, value]) => value)) sessionStorage.setItem(KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(KEY)
  } catch {
    // A browser that refuses storage keeps nothing.
  }
}
