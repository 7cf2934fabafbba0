// A fragment of the product for each thing that travellers can book, from the same data as the other pictures.
import type { SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { amount } from '../kit/money'
import { MARKUP, priced } from './model'
import * as s from './ProductArt.styles'
import type { HomePicture } from './words'

/** Returns a fragment for each product, in their order: flights, hotels, packages, tours, visas, eSIMs. */
export function productArt({ flights, solutions, products }: HomePicture): readonly ReactNode[] {
  const { plans, ticket, passport, data } = products
  const { amount: total, currency } = solutions.offer.price
  return [
    <Fragment key="fares" look={s.tall}>
      {priced(flights.fares, MARKUP.start)
        .slice(0, 3)
        .map(({ id, source, sell }) => (
          <span key={id} data-state={id === flights.chosen ? 'chosen' : undefined}>
            {`${source} `}
            <b>{`${amount(sell)} `}</b>
          </span>
        ))}
    </Fragment>,
    <Fragment key="plans">
      {plans.map(({ name, net }) => (
        <span key={name}>
          {`${name} `}
          <b>{`${amount(net)} `}</b>
        </span>
      ))}
    </Fragment>,
    <Fragment key="sum">
      <b css={l.inline}>
        <Icon name="plane" /> + <Icon name="bed-double" />
      </b>
      <span>
        <b>{`${total} `}</b>
        <small>{`${currency} `}</small>
      </span>
    </Fragment>,
    <Fragment key="ticket">
      <b css={l.inline}>{`${ticket.at} `}</b>
      <Lines {...ticket} />
    </Fragment>,
    <Fragment key="passport">
      <svg viewBox="0 0 64 64" fill="none" stroke="var(--coral)" strokeWidth="3" aria-hidden="true">
        <path
          transform="rotate(-12 32 32)"
          d="M59 32A27 27 0 1 1 5 32A27 27 0 1 1 59 32M52 32A20 20 0 1 1 12 32A20 20 0 1 1 52 32M2 25h60v14H2z"
        />
      </svg>
      <Lines {...passport} />
    </Fragment>,
    <Fragment key="data">
      <svg viewBox="0 0 13 13" fill="currentColor" aria-hidden="true" data-upright="">
        <path
          fillRule="evenodd"
          d="M0 0h5v5H0zM1 1h3v3H1zM2 2h1v1H2zM8 0h5v5H8zM9 1h3v3H9zM10 2h1v1h-1zM0 8h5v5H0zM1 9h3v3H1zM2 10h1v1H2zM6 0h1v2H6zM6 4h1v1H6zM0 6h2v1H0zM3 6h1v1H3zM5 6h2v1H5zM8 6h1v2H8zM10 6h3v1h-3zM6 7h1v2H6zM11 8h1v1h-1zM8 9h2v1H8zM6 10h1v1H6zM11 10h2v1h-2zM8 11h1v2H8zM6 12h1v1H6zM10 12h2v1h-2z"
        />
      </svg>
      <Lines {...data} />
    </Fragment>,
  ]
}

function Fragment({ look, children }: { look?: SerializedStyles; children: ReactNode }) {
  return (
    <div css={[l.relative, l.ends, l.gap3, t.line3, t.ink, s.stub, look]} aria-hidden="true">
      {children}
    </div>
  )
}

function Lines({ name, text }: { name: string; text: string }) {
  return (
    <span>
      <b>{`${name} `}</b>
      <small>{`${text} `}</small>
    </span>
  )
}
