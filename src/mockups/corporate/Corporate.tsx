import { Fragment } from 'react'
import { chips, coralTag, tealTag } from '../../theme/base.styles'
import { Icon } from '../../theme/Icon'
import { Art, Matrix, Meter, Picture, Price, Tags } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './Corporate.styles'
import type { ApprovalWords, ExpensesWords, PolicyWords } from './words'

/** From here on, in per cent of its limit, a department's spend asks for attention. */
const HOT = 90

/** A trip request on its way past the policy to the manager, and the spend of the company's departments. */
export function ApprovalRoute({ words }: { words: ApprovalWords }) {
  return (
    <Picture label={words.label}>
      <div css={s.desk}>
        <Route words={words} />
        <Spend words={words.spend} />
      </div>
    </Picture>
  )
}

function Route({ words: { title, tag, request, check, manager, issued } }: { words: ApprovalWords }) {
  return (
    <div css={k.window}>
      <div css={k.bar}>
        <Icon name="route" />
        <span css={k.grow}>{title}</span> <span css={coralTag}>{tag}</span>
      </div>
      <ol css={s.route}>
        <li data-state="passed">
          <p css={s.stop}>
            <b>{request.name}</b> <span css={k.quiet}>{request.at}</span>
          </p>
          {request.lines.map(line => (
            <p css={k.quiet} key={line}>
              {line}
            </p>
          ))}
        </li>
        <li data-state="flagged">
          <p css={s.stop}>
            <b>{check.name}</b> <span css={k.quiet}>{check.at}</span>
          </p>
          <p css={s.check}>
            {check.rows.map(({ what, asked, allowed }) => (
              <Fragment key={what}>
                <span>{what}</span> <b>{asked}</b> <span>{`${allowed} `}</span>
              </Fragment>
            ))}
          </p>
        </li>
        <li>
          <p css={s.stop}>
            <b>{manager.name}</b> <span css={k.quiet}>{manager.at}</span>
          </p>
          <p css={k.quiet}>{manager.text}</p>
          <p css={s.decide}>
            <span css={k.coralPress}>{manager.approve}</span> <span css={k.press}>{manager.decline}</span>
          </p>
        </li>
        <li data-state="ahead">
          <p css={s.stop}>
            <b>{issued.name}</b> <span css={tealTag}>{issued.tag}</span>
          </p>
          <p css={k.quiet}>{issued.text}</p>
        </li>
      </ol>
    </div>
  )
}

function Spend({ words: { title, tag, departments, total } }: { words: ApprovalWords['spend'] }) {
  return (
    <div css={k.window}>
      <div css={k.bar}>
        <span css={k.grow}>{title}</span> <span css={tealTag}>{tag}</span>
      </div>
      {departments.map(({ name, text, used }) => (
        <div css={s.department} key={name}>
          <b>{name}</b> <span>{text}</span> <Meter value={used} hot={used > HOT} />
        </div>
      ))}
      <div css={s.total}>
        <span css={k.grow}>
          {`${total.name} `}
          <small>{total.text}</small>
        </span>{' '}
        <Price amount={total.amount} currency={total.limit} />
      </div>
    </div>
  )
}

export function TravelPolicy({ words: { title, tag, rules, above } }: { words: PolicyWords }) {
  return (
    <Art tone="teal">
      <div css={k.window}>
        <div css={k.bar}>
          <Icon name="shield" />
          <span css={k.grow}>{title}</span> <span css={tealTag}>{tag}</span>
        </div>
        {rules.map(({ name, tags }) => (
          <div css={s.rule} key={name}>
            <span css={k.grow}>{name}</span>{' '}
            <span css={chips}>
              <Tags {...tags} />
            </span>
          </div>
        ))}
        <div css={s.rule}>
          <span css={k.grow}>{above.name}</span> <span css={coralTag}>{above.tag}</span>
        </div>
      </div>
    </Art>
  )
}

export function ExpenseReport({ words: { title, action, matrix } }: { words: ExpensesWords }) {
  return (
    <Art tone="dusk">
      <div css={k.window}>
        <div css={k.bar}>
          <span css={k.grow}>{title}</span> <span css={k.press}>{action}</span>
        </div>
        <Matrix {...matrix} />
      </div>
    </Art>
  )
}
