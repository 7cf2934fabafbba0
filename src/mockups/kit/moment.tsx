// Moments, the pictures that a visitor can operate: native controls around a model, whose start state the server renders.
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { type Setup, writeSetup } from '../../contact/setup'
import { Icon } from '../../theme/Icon'
import { Link } from '../../theme/Link'
import * as s from './moment.styles'
import { tried } from './tried'

/** Store subscribers: they re-render the components that show what was tried. */
const drawers = new Set<() => void>()

const draw = (drawer: () => void) => {
  drawers.add(drawer)
  return () => drawers.delete(drawer)
}

/**
 * Returns the state of a moment and its setter. The state is kept when the visitor leaves the page and comes back, and
 * shared by all components that use the same name.
 */
export function useTried<State>(name: string, start: State): [state: State, set: (state: State) => void] {
  // Kept from the first render: a new object on each render would count as a changed state.
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

/** Returns whether the page is interactive: false on the server and until it is hydrated. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

type Props = {
  /** Name of the moment, for tests and for the address of its `Ask` link. */
  name: string
  /** Accessible name: says what the visitor can try, and that the data is made up. */
  label: string
  children: ReactNode
}

/**
 * Groups the controls of a picture. Those that need a script appear once the page is hydrated: see `control` in the styles.
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
  /** Text of the link. */
  children: string
  name: string
  /** Id of the topic, whose text becomes the first line of the message. */
  topic: string
  /** What was tried, for the second line of the message. */
  setup: Setup
}

/** Renders a link to the contact form that carries along what was tried. */
export function Ask({ children, name, topic, setup }: AskProps) {
  return (
    <Link css={s.ask} to={`/contact?topic=${topic}&setup=${writeSetup(name, setup)}`}>
      {`${children} `}
      <Icon name="arrow-right" />
    </Link>
  )
}
