import { coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import * as f from '../kit/frame.styles'
import { Meter, Picture } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Training.styles'

// PLACEHOLDER: an invented course and agent; put your own demonstration data here
const modules = [
  { name: 'Digital basics', detail: '6 lessons', state: 'done' },
  { name: 'GDS and NDC side by side', detail: '8 lessons, live practice', state: 'done' },
  { name: 'Markups, credit and overdraft', detail: 'Lesson 3 of 7, approve an overdraft', state: 'current' },
  { name: 'Selling ancillaries', detail: '5 lessons, from 18 May' },
  { name: 'Running the back office', detail: '9 lessons, from 1 June' },
]

/** A course as a route of modules, and the certificate at its end. */
export function CoursePath() {
  return (
    <Picture label="Product preview: a course path with two finished modules, one in progress at lesson 3 of 7 and two to come, and a certificate of completion">
      <div css={f.lowStack}>
        <div css={k.window}>
          <div css={k.bar}>
            <Icon name="graduation-cap" />
            <span css={k.grow}>Digital agent course</span> <span css={k.quiet}>Cairo, 14 agents</span>
          </div>
          <div css={s.progress}>
            <Meter value={(16 / 35) * 100} /> <span css={k.quiet}>16 of 35 lessons</span>
          </div>
          <ol css={s.path}>
            {modules.map(({ name, detail, state }) => (
              <li key={name} css={state === 'done' ? s.done : state === 'current' ? s.current : undefined}>
                <span>
                  <b>{name}</b> <small>{detail}</small>
                  {state === 'current' && <Lessons />}
                </span>{' '}
                {state === 'done' && <span css={tealTag}>Done</span>}{' '}
                {state === 'current' && <span css={coralTag}>In progress</span>}
              </li>
            ))}
          </ol>
        </div>
        <Certificate />
      </div>
    </Picture>
  )
}

function Lessons() {
  return (
    <span css={s.lessons}>
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}

function Certificate() {
  return (
    <div css={s.certificate}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" />
        <circle cx="32" cy="32" r="22" />
        <circle cx="32" cy="32" r="14" />
        <path d="m25 32 5 5 9-10" />
      </svg>
      <span>
        <small>Certificate of completion</small> <b>Digital agent</b> <small>Nour A., Delta Holidays</small>
      </span>
    </div>
  )
}
