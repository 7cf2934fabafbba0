import { coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as f from '../kit/frame.styles'
import { Meter, Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Training.styles'
import type { CourseWords } from './words'

/** A course as a route of modules, and the certificate at its end. */
export function CoursePath({ words }: { words: CourseWords }) {
  const { label, title, group, progress, modules, done, current, certificate } = words
  return (
    <Picture label={label}>
      <div css={f.lowStack}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="graduation-cap" />
            <span css={k.grow}>{title}</span> <span css={k.quiet}>{group}</span>
          </div>
          <div css={s.progress}>
            <Meter value={(progress.done / progress.of) * 100} /> <span css={k.quiet}>{progress.text}</span>
          </div>
          <ol css={s.path}>
            {modules.map(({ name, text, state, lesson, lessons }) => (
              <li key={name} data-state={state}>
                <span>
                  <b>{name}</b> <small>{text}</small>
                  {lesson && lessons && <Lessons current={lesson} of={lessons} />}
                </span>{' '}
                {state === 'done' && <span css={tealTag}>{done}</span>}{' '}
                {state === 'current' && <span css={coralTag}>{current}</span>}
              </li>
            ))}
          </ol>
        </div>
        <Certificate {...certificate} />
      </div>
    </Picture>
  )
}

/** A mark for each lesson, counted from 1. */
function Lessons({ current, of }: { current: number; of: number }) {
  return (
    <span css={s.lessons}>
      {Array.from({ length: of }, (_, index) => {
        const lesson = index + 1
        return <i key={lesson} data-state={lesson < current ? 'done' : lesson === current ? 'current' : undefined} />
      })}
    </span>
  )
}

function Certificate({ title, name, holder }: CourseWords['certificate']) {
  return (
    <div css={s.certificate}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" />
        <circle cx="32" cy="32" r="22" />
        <circle cx="32" cy="32" r="14" />
        <path d="m25 32 5 5 9-10" />
      </svg>
      <span>
        <small>{title}</small> <b>{name}</b> <small>{holder}</small>
      </span>
    </div>
  )
}
