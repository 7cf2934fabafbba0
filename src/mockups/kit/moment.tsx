// What a visitor can try in a picture: native controls around a model, whose start is what the server draws.
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { type Setup, writeSetup } from '../../contact/setup'
import { Icon } from '../../theme/Icon'
import { Link } from '../../theme/Link'
import * as s from './moment.styles'
import { tried } from './tried'

/** Who draws what was tried, in whichever section of the page. */
const drawers = new Set<() => void>()

const draw = (drawer: () => void) => {
  drawers.add(drawer)
  return () => drawers.delete(drawer)
}

/** The state of a moment, which is still there when the visitor comes back to its page. All who draw it follow it. */
export function useTried<State>(name: string, start: State): [state: State, set: (state: State) => void] {
  // The same one each time, or it would be another state.
  const [first] = useState(start)
  const state = useSyncExternalStore(
    draw,
    () => (tried.has(name) ? (tried.get(name) as State) : first),
    () => first,
  )
  const set = (next: State) => {
    tried.set(name, next)
    for (const drawer of drawers) drawer()
  }
  return [state, set]
}

const never = () => () => {}

/** Whether the page answers: false on the server and until it is hydrated. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

type Props = {
  /** Of the moment, for tests and for the address. */
  name: string
  /** What one can do here, and that its data is made up. */
  label: string
  children: ReactNode
}

/**
 * A picture that can be operated. What needs sums is drawn as a control only once the page answers: see `control` in the
 * styles.
 */
export function Moment({ name, label, children }: Props) {
  const live = useLive()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own layout, and nothing here is posted
    <div role="group" aria-label={label} data-moment={name} data-live={live || undefined}>
      {children}
    </div>
  )
}

type AskProps = {
  /** The words of the link. */
  children: string
  name: string
  /** The first line of the message. */
  topic: string
  /** What the second line says was tried. */
  setup: Setup
}

/** The link that takes along what was tried. */
export function Ask({ children, name, topic, setup }: AskProps) {
  return (
    <Link css={s.ask} to={`/contact?topic=${topic}&setup=${writeSetup(name, setup)}`}>
      {children} <Icon name="arrow-right" />
    </Link>
  )
}
