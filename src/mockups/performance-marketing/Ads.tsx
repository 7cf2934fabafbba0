import { Fragment } from 'react'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { pane } from '../kit/kit.styles'
import { amount, inCurrency } from '../kit/money'
import * as s from './Ads.styles'
import type { OneSaleWords, PostWords, SearchWords } from './words'

const priced = (from: string, currency: string, price: number) =>
  from.replace('{price}', inCurrency(currency, amount(price)))

type SearchAdProps = { words: SearchWords; sale: Pick<OneSaleWords, 'stops' | 'price'>; from: string; currency: string }

/** A page of search results: what was typed, the ad that answers it with the page it promises, and the result below it. */
export function SearchAd({ words: { mark, site, links, other }, sale, from, currency }: SearchAdProps) {
  const [typed, ad, landing] = sale.stops
  return (
    <>
      <div css={[l.column, pane, s.place, s.search]} aria-hidden="true">
        <span css={[l.inline, l.gap3, t.line3, t.drawn2, s.typed]}>
          <Icon name="search" />
          {`${typed.text} `}
        </span>
        <div css={[l.column, l.gap3, t.drawn2, s.result, s.ad]}>
          <small>
            <i>{`${mark} `}</i>
            {`${site} `}
          </small>
          <b css={[t.drawn1, t.line3, t.coral]}>{`${ad.text} `}</b>
          <span>
            {`${landing.text} `}
            <b>{`${priced(from, currency, sale.price)} `}</b>
          </span>
          <div css={[l.wrapping, s.links]}>
            {links.map(link => (
              <Fragment key={link}>
                <span data-part="sitelink">{link}</span>{' '}
              </Fragment>
            ))}
          </div>
        </div>
        <div css={[l.column, l.gap3, t.drawn2, s.result]}>
          <small>{`${other.site} `}</small>
          <b css={[t.drawn1, t.line3, t.teal]}>{`${other.title} `}</b>
          <span>{other.text}</span>
        </div>
      </div>
      <svg css={[l.cover, s.dune]} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--sand)" d="M-50 50C-20 40 10 60 40 76S80 76 150 60V400H-50z" />
      </svg>
    </>
  )
}

/** An agency's post: a picture of a new moon over dunes, and below it the offer. */
export function SocialAd({ words, currency }: { words: PostWords; currency: string }) {
  return (
    <div css={[l.column, pane, s.place, s.social]} aria-hidden="true">
      <span css={[l.inline, l.gap3, t.line3, t.semibold, t.drawn2]}>
        <i css={l.rigid} />
        {`${words.account} `}
      </span>
      <svg viewBox="0 0 280 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path fill="var(--d0)" d="M168 34a30 30 0 1 0 21 42a25 25 0 1 1-21-42z" />
        <path fill="var(--d2)" d="M0 112c64-30 108-24 158-6s86 12 122-6v50H0z" />
        <path fill="var(--d3)" d="M0 134c76-20 154-24 280-2v28H0z" />
      </svg>
      <div css={[l.column, l.gap1, t.text4]}>
        <b css={t.ledeSize}>{`${words.offer} `}</b>
        <span css={t.coral}>{priced(words.from, currency, words.price)}</span>
      </div>
    </div>
  )
}
