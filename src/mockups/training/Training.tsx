import { useRef } from 'react'
import { primary } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import * as f from '../kit/frame.styles'
import { Meter } from '../kit/kit'
import * as k from '../kit/kit.styles'
import { Ask, Moment, useTried } from '../kit/moment'
import { control, pressable, radio } from '../kit/moment.styles'
import { amount } from '../kit/money'
import { paper } from './Certificate.styles'
import { type LessonState, next, type Solution, solve, standing } from './lesson'
import * as s from './Training.styles'
import type { CourseWords, LessonWords } from './words'

const NAME = 'lesson'

const START: LessonState = { lesson: 0 }

/** The last lessons of a course, with a question each, and the certificate that appears once all of them are solved. */
export function CoursePath({ words }: { words: CourseWords }) {
  const { label, cue, title, group, modules, lessons } = words
  const [state, set] = useTried(NAME, START)
  const answers = useRef<HTMLFieldSetElement>(null)
  const of = modules.reduce((sum, module) => sum + module.lessons, 0)
  const { solved, done, complete } = standing(of, lessons.length, state)
  const proceed = () => {
    set(next(lessons.length, state))
    // The focused button disappears, so the focus moves on to the first answer.
    answers.current?.querySelector('input')?.focus()
  }
  const lesson = lessons[state.lesson]
  return (
    <figure css={f.picture}>
      <Moment name={NAME} label={label} cue={cue} said={lesson ? verdict(lesson, state.answer, words.choose) : ''}>
        <div css={[l.column, l.gap4, s.scene]}>
          <div css={k.pane}>
            <div css={k.bar}>
              <Icon name="graduation-cap" />
              <span css={k.grow}>{title}</span> <span css={k.quiet}>{group}</span>
            </div>
            <Modules modules={modules} done={done} />
            {lesson && (
              <div css={[l.grid, s.page]}>
                <div css={[l.grid, s.progress]}>
                  <small>
                    {words.lesson
                      .replace('{lesson}', String(of - lessons.length + state.lesson + 1))
                      .replace('{of}', String(of))}
                  </small>{' '}
                  <small>{words.progress.replace('{done}', String(done)).replace('{of}', String(of))}</small>
                  <Meter value={(done / of) * 100} />
                </div>
                <Question
                  words={lesson}
                  solution={solve(lesson.task)}
                  said={verdict(lesson, state.answer, words.choose)}
                  currency={words.currency}
                  answer={state.answer}
                  set={answer => set({ ...state, answer })}
                  ref={answers}
                />
                <button
                  css={[primary, control, s.proceed]}
                  type="button"
                  data-state={state.answer === 0 ? 'right' : undefined}
                  onClick={proceed}
                >
                  {complete ? words.again : words.next}
                </button>{' '}
                <Ask name={NAME} setup={{ solved }}>
                  {words.ask}
                </Ask>
              </div>
            )}
          </div>
          <Certificate words={words} solved={solved} complete={complete} />
        </div>
      </Moment>
    </figure>
  )
}

/** The modules as one route: solid where they are done, dashed where they are to come. */
function Modules({ modules, done }: Pick<CourseWords, 'modules'> & { done: number }) {
  let end = 0
  return (
    <ol css={[l.grid, t.even, s.route]}>
      {modules.map(({ name, lessons, text }, place) => {
        end += lessons
        return (
          <li
            css={[l.stack, s.stop, place === modules.length - 1 && s.terminus]}
            key={name}
            data-state={done >= end ? 'done' : done > end - lessons ? 'current' : undefined}
          >
            <b css={[t.line3, t.medium]}>{`${name} `}</b> <small>{text}</small>
          </li>
        )
      })}
    </ol>
  )
}

type QuestionProps = {
  words: LessonWords
  solution: Solution
  /** The verdict on the answer, or what to do first. */
  said: string
  currency: string
  answer: LessonState['answer']
  set: (answer: 0 | 1 | 2) => void
  ref: React.Ref<HTMLFieldSetElement>
}

/** Fills the figures of a solution into a sentence. */
const filled = (sentence: string, { figures }: Solution) =>
  sentence.replace(/\{(\w+)\}/g, (name, figure: string) => figures[figure] ?? name)

/** Returns what is said about an answer, or `choose` before there is one. */
const verdict = ({ task, right, wrong }: LessonWords, answer: LessonState['answer'], choose: string): string =>
  answer === undefined ? choose : filled([right, ...wrong][answer] ?? '', solve(task))

function Question({ words, solution, said, currency, answer, set, ref }: QuestionProps) {
  const { question, order } = words
  return (
    <>
      <fieldset css={[l.column, l.gap3, s.question]} ref={ref}>
        <legend css={[t.text6, t.line3, t.even]}>{filled(question, solution)}</legend>
        {order.map((index, place) => {
          const chosen = answer === index
          return (
            <label
              css={[l.inline, l.gap3, pressable]}
              key={place}
              data-state={chosen ? (index === 0 ? 'right' : 'wrong') : undefined}
            >
              <input css={radio} type="radio" name={NAME} checked={chosen} onChange={() => set(index)} />{' '}
              <b css={[t.text5, t.semibold]}>{amount(solution.answers[index])}</b> <small>{currency}</small>
            </label>
          )
        })}
      </fieldset>
      <output
        css={[t.muted, t.text3, t.even, s.verdict]}
        data-state={answer === undefined ? undefined : answer === 0 ? 'right' : 'wrong'}
      >
        {said}
      </output>
    </>
  )
}

/** The rotations of the ovals in the certificate's rosette, in degrees. */
const PETALS = [0, 60, 120]

type CertificateProps = { words: CourseWords; solved: number; complete: boolean }

/** The certificate, whose rosette gets a ring for each lesson that is solved. Until all are, it says how many are left. */
function Certificate({ words: { certificate, waiting, lessons }, solved, complete }: CertificateProps) {
  return (
    <div css={[k.pane, l.inline, paper]} data-state={complete ? 'done' : undefined}>
      <svg
        css={l.rigid}
        viewBox="0 0 64 80"
        fill="none"
        stroke="var(--field)"
        strokeWidth={1.5}
        strokeLinecap="round"
        data-upright=""
        aria-hidden="true"
      >
        <path data-part="ribbon" fill="var(--coral)" stroke="none" d="M19 55 15 79l9-5 6 5 2-18 2 18 6-5 9 5-4-24z" />
        {PETALS.map(angle => (
          <ellipse
            stroke="var(--coral)"
            strokeWidth={1.1}
            key={angle}
            cx="32"
            cy="32"
            rx="31"
            ry="18"
            transform={`rotate(${angle} 32 32)`}
          />
        ))}
        {[14, 22, 30].map((radius, ring) => (
          <circle key={radius} cx="32" cy="32" r={radius} data-state={ring < solved ? 'done' : undefined} />
        ))}
        {complete && <path stroke="var(--teal-t)" strokeWidth={4} d="m25 32 5 5 9-10" />}
      </svg>
      {complete ? (
        <span css={l.rest} key="done">
          <small>{certificate.title}</small> <b css={[t.text7, t.medium]}>{certificate.name}</b>{' '}
          <small>{certificate.holder}</small>
        </span>
      ) : (
        <Waiting words={waiting} left={lessons.length - solved} />
      )}
    </div>
  )
}

function Waiting({ words, left }: { words: CourseWords['waiting']; left: number }) {
  return (
    <span css={l.rest} key="waiting">
      <small>{words.title}</small>{' '}
      <b css={[t.text7, t.medium]}>{left === 1 ? words.last : words.left.replace('{left}', String(left))}</b>{' '}
      <small>{words.how}</small>
    </span>
  )
}
