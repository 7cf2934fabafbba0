import { useEffect, useRef, useState } from 'react'
import type { Site } from '../content/types'
import { night } from '../theme/base.styles'
import { moveFocus } from '../theme/focus'
import { Icon } from '../theme/Icon'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import * as s from './ScrollGuide.styles'

/** Scroll offsets, in viewport heights, below which the first, second and third dot are current. */
const THRESHOLDS = [0.5, 1.2, 2]
/** A dot scrolls to its index times this share of the viewport height. */
const OFFSET = 0.7
/** The scroll offset beyond which the back-to-top button is shown, in px. */
const TO_TOP = 300
/** The progress at which the scroll hint is hidden, in per cent. */
const HINT = 10

/** Returns whether a picture that can be operated is on the screen, on the page that an element is part of. */
function isPictureSeen(element: Element | null): boolean {
  const pictures = element?.closest('main')?.querySelectorAll('[data-moment]') ?? []
  return [...pictures].some(picture => {
    const { top, bottom } = picture.getBoundingClientRect()
    return top < window.innerHeight && bottom > 0
  })
}

export type Stop = { id: string; label: string }

/** Returns the index of the current dot of `count`, at a scroll offset of `heights` viewport heights. */
export function currentDot(heights: number, count: number): number {
  const below = THRESHOLDS.slice(0, count - 1).findIndex(threshold => heights < threshold)
  return below < 0 ? count - 1 : below
}

/** Returns the scroll progress of the document in per cent; 0 if there is nothing to scroll. */
export function scrollProgress(offset: number, documentHeight: number, viewportHeight: number): number {
  const distance = documentHeight - viewportHeight
  return distance > 0 ? Math.min(100, Math.max(0, (offset / distance) * 100)) : 0
}

/**
 * Follows the scrolling of the page, which has `count` dots. Returns what depends on it, and the refs of the progress bar, on
 * which the progress is written, and of the element that tells which page is shown.
 */
function useScroll(count: number) {
  const [state, setState] = useState({ dot: 0, top: true, over: false, hint: false })
  const bar = useRef<HTMLDivElement>(null)
  const corner = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let frame = 0
    const measure = () => {
      frame = 0
      const offset = window.scrollY
      const progress = scrollProgress(offset, document.documentElement.scrollHeight, window.innerHeight)
      bar.current?.style.setProperty('transform', `scaleX(${progress / 100})`)
      bar.current?.setAttribute('aria-valuenow', String(Math.round(progress)))
      const next = {
        dot: currentDot(offset / window.innerHeight, count),
        top: offset <= TO_TOP,
        over: isPictureSeen(corner.current),
        hint: progress < HINT,
      }
      setState(state =>
        state.dot === next.dot && state.top === next.top && state.over === next.over && state.hint === next.hint
          ? state
          : next,
      )
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [count])

  return { ...state, bar, corner }
}

/** Returns whether Escape has hidden the dots' labels (WCAG 1.4.13), and the setter that shows them again. */
function useQuiet() {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    const hideLabels = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setQuiet(true)
    }
    document.addEventListener('keydown', hideLabels)
    return () => document.removeEventListener('keydown', hideLabels)
  }, [])
  return { quiet, setQuiet }
}

/**
 * Reading progress, dot navigator, back-to-top button and scroll hint. `stops` are the sections of the dots, in order;
 * without JavaScript a dot is a link to its section.
 */
export function ScrollGuide({ stops, labels }: { stops: readonly Stop[]; labels: Site['labels'] }) {
  const { dot, top, over, hint, bar, corner } = useScroll(stops.length)
  const { quiet, setQuiet } = useQuiet()
  return (
    <>
      <div css={s.progress} ref={bar} role="progressbar" aria-label={labels.progress} aria-valuenow={0} />
      <Dots stops={stops} current={dot} label={labels.sections} quiet={quiet} setQuiet={setQuiet} />
      <div css={[l.grid, l.gap4, s.corner]} ref={corner}>
        <button
          css={[l.middle, s.toTop]}
          type="button"
          hidden={top}
          data-over={over || undefined}
          aria-label={labels.toTop}
          onClick={() => {
            // The button is about to be hidden. If it kept the focus, React would restore the scroll offset that it
            // remembers for the focused element, and so stop the scrolling half way.
            moveFocus()
            window.scrollTo({ top: 0 })
          }}
        >
          <Icon name="arrow-up" />
        </button>
        <p css={[night, l.inline, l.gap3, t.text2, s.hint]} hidden={!hint}>
          <Icon name="mouse" />
          {` ${labels.explore}`}
        </p>
      </div>
    </>
  )
}

type DotsProps = {
  stops: readonly Stop[]
  current: number
  label: string
  quiet: boolean
  setQuiet: (quiet: boolean) => void
}

/** The dot navigator. */
function Dots({ stops, current, label, quiet, setQuiet }: DotsProps) {
  return (
    <nav
      css={s.dots}
      aria-label={label}
      data-quiet={quiet || undefined}
      onPointerLeave={() => setQuiet(false)}
      onBlur={() => setQuiet(false)}
    >
      <ul>
        {stops.map(({ id, label }, index) => (
          <li key={id}>
            <a
              css={l.middle}
              href={`#${id}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={event => {
                event.preventDefault()
                // Puts the section into the address without adding a history entry.
                history.replaceState(history.state, '', `#${id}`)
                window.scrollTo({ top: index * OFFSET * window.innerHeight })
              }}
            >
              <span css={[t.text2, t.medium, t.unbroken]}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
