// Moments, the pictures that a visitor can operate: native controls around a model, whose start state the server renders.
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { attempt } from '../../attempt'
import { type Setup, writeSetup } from '../../contact/setup'
import { useLive } from '../../later/useLive'
import { day } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Link } from '../../theme/Link'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as c from './cue.styles'
import { part } from './kit.styles'
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

/** Returns whether the moment was used in this document. */
const useUsed = (name: string): boolean =>
  useSyncExternalStore(
    draw,
    () => tried.has(name),
    () => false,
  )

/** Share of an output that must be on the screen for it to count as seen. */
const SEEN = 0.9

/** How far a page is scrolled, in px, before that counts as reading on rather than as the shake of a finger. */
const READ_ON = 40

/**
 * Follows the visitor's hand: returns the handler of all events of a group's controls, and where the result belongs while it is
 * off the screen: at that edge of what is seen of the picture that is farther from the control. Whoever scrolls on after that
 * reads something else, which it must not cover.
 */
function useFollow() {
  const [edge, setEdge] = useState<'start' | 'end'>()
  const [away, setAway] = useState(false)
  const [place, setPlace] = useState<number>()
  const group = useRef<HTMLDivElement>(null)
  const operated = edge !== undefined
  useEffect(() => {
    const outputs = [...(group.current?.querySelectorAll('output') ?? [])]
    const output = outputs.find(({ dataset }) => dataset.said !== undefined) ?? outputs.at(-1)
    if (!operated || !output) return
    const observer = attempt(
      () =>
        new IntersectionObserver(([entry]) => setAway(entry !== undefined && entry.intersectionRatio < SEEN), {
          threshold: [0, SEEN, 1],
        }),
    )
    observer?.observe(output)
    return () => observer?.disconnect()
  }, [operated])
  useEffect(() => {
    if (place === undefined) return
    const leave = () => {
      if (Math.abs(scrollY - place) > READ_ON) setPlace(undefined)
    }
    addEventListener('scroll', leave, { passive: true })
    return () => removeEventListener('scroll', leave)
  }, [place])
  const follow = ({ target }: SyntheticEvent) => {
    const control = (target as Element).closest('input, select, button')
    if (!control || !group.current) return
    const { top, bottom } = control.getBoundingClientRect()
    const picture = group.current.getBoundingClientRect()
    const above = (top + bottom) / 2 - Math.max(picture.top, 0)
    const below = Math.min(picture.bottom, innerHeight) - (top + bottom) / 2
    setEdge(above > below ? 'start' : 'end')
    setPlace(scrollY)
  }
  return { group, follow, edge, isShown: away && place !== undefined }
}

type Props = {
  /** Name of the moment, for tests and for the address of its `Ask` link. */
  name: string
  /** Accessible name: says what the visitor can try, and that the data is made up. */
  label: string
  /** The same in a few words, `Try it: move the markup`, shown on the frame until the picture was used. */
  cue: string
  /**
   * What the last output says, or the one with `data-said`. It is shown at the edge of the screen while that output is out
   * of sight.
   */
  said: string
  /** Where the cue is shown: as a tab on the frame, or as a line of its own where there is no frame. */
  look?: 'tab' | 'line'
  children: ReactNode
}

/**
 * Groups the controls of a picture. Those that need a script appear once the page is hydrated: see `control` in the styles.
 */
export function Moment({ name, label, cue, said, look = 'tab', children }: Props) {
  const live = useLive()
  const used = useUsed(name)
  const { group, follow, edge, isShown } = useFollow()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own layout, and nothing here is posted
    // biome-ignore lint/a11y/useKeyWithClickEvents: the controls inside are native, and keys click them too
    <div
      css={look === 'tab' ? l.relative : undefined}
      role="group"
      aria-label={label}
      data-moment={name}
      data-live={live || undefined}
      data-used={used || edge !== undefined || undefined}
      ref={group}
      onChange={follow}
      onClick={follow}
    >
      {/* Not read out: the group's own name says it. */}
      <p
        css={[l.inline, t.text2, t.semibold, t.line4, s.control, c.cue, look === 'tab' ? [day, c.tab] : c.line]}
        aria-hidden="true"
      >
        <Icon name="pointer" />
        {cue}
      </p>
      {children}
      {/* Not read out either: it repeats the output. */}
      <div css={[l.cover, l.grid, day, c.follow]} aria-hidden="true" data-edge={edge} data-away={isShown || undefined}>
        <p css={[t.text3, t.medium, t.line4, part]}>{edge && said}</p>
      </div>
    </div>
  )
}

type AskProps = {
  /** Text of the link. */
  children: string
  name: string
  /** What was tried, for the second line of the message. */
  setup: Setup
  /** The fragment of the address, with what no server should see. */
  fragment?: string
}

/** Renders a link to the contact form, for a question about the picture, that carries along what was tried. */
export function Ask({ children, name, setup, fragment = '' }: AskProps) {
  return (
    <Link css={[t.semibold, s.ask]} to={`/contact?topic=question&setup=${writeSetup(name, setup)}${fragment}`}>
      {`${children} `}
      <Icon name="arrow-right" />
    </Link>
  )
}
