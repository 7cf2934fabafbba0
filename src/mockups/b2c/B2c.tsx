import { Fragment } from 'react'
import { tealTag } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { Tags } from '../kit/kit'
import * as k from '../kit/kit.styles'
import * as s from './B2c.styles'
import { back, front } from './SetUp.styles'
import type { PricingWords, ShopSettingsWords } from './words'

export function PricingRules({ words: { head, rules, example } }: { words: PricingWords }) {
  return (
    <div css={[k.pane, front]}>
      <div css={[l.grid, l.evenRows, s.rules]}>
        {head.map((name, index) => (
          <small css={[index === 0 && s.product, index === head.length - 1 && [t.figure, s.markup]]} key={name}>
            {`${name} `}
          </small>
        ))}
        {rules.map(({ product, channel, season, markup, changed }) => (
          <Fragment key={product}>
            <span css={s.product}>{`${product} `}</span>
            <span>{`${channel} `}</span>
            <span>{`${season} `}</span>
            <b css={[t.figure, s.markup]} data-state={changed && 'changed'}>{`${markup} `}</b>
          </Fragment>
        ))}
      </div>
      <div css={[k.row, t.text1]}>
        <span css={k.grow}>
          {`${example.name} `}
          <small>{`${example.net} ${example.markup}`}</small>
        </span>{' '}
        <b css={t.text2}>{example.amount}</b>
      </div>
    </div>
  )
}

export function ShopSettings({ words: { languages, currencies, payments } }: { words: ShopSettingsWords }) {
  return (
    <div css={[k.pane, back]}>
      {[languages, currencies].map(({ name, tags }) => (
        <div css={[k.row, s.setting]} key={name}>
          {name}
          <div css={[l.wrapping, l.gap2, k.end]}>
            <Tags {...tags} />
          </div>
        </div>
      ))}
      {payments.names.map(name => (
        <div css={k.row} key={name}>
          <span css={k.grow}>{name}</span> <span css={tealTag}>{payments.on}</span>
        </div>
      ))}
    </div>
  )
}
