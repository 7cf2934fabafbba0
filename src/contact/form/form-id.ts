import { ID } from '../fields'
import { uuidFrom } from '../identity'

/**
 * Gives a form its message id, unless it has one, and returns it. It stays after a failure, so that a retry is the same
 * message; `reset()` does not clear it.
 */
export function identify(form: HTMLFormElement): string {
  const control = controlOf(form)
  if (control && !control.value) control.value = newId()
  return control?.value ?? ''
}

/** Removes the message id of a form: what is written into it from here on is another message. */
export function anonymise(form: HTMLFormElement): void {
  const control = controlOf(form)
  if (control) control.value = ''
}

function controlOf(form: HTMLFormElement): HTMLInputElement | null {
  const control = form.elements.namedItem(ID)
  return control instanceof HTMLInputElement ? control : null
}

/**
 * Returns a new UUID of version 4 (RFC 9562 section 5.4). Browsers have no `randomUUID` on a page without TLS, and old ones
 * nowhere. Empty in a browser without random numbers: the relay then makes the id.
 */
export function newId(): string {
  try {
    return crypto.randomUUID()
  } catch {
    return ofRandomBytes()
  }
}

function ofRandomBytes(): string {
  try {
    return uuidFrom(crypto.getRandomValues(new Uint8Array(16)), 4)
  } catch {
    return ''
  }
}
