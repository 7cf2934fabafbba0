import { Icon } from '../../theme/Icon'
import { amount } from '../kit/money'
import * as s from './Ads.styles'
import type { OneSaleWords, PostWords } from './words'

/** What is typed, the ad that answers it above other answers, and the page that it promises. */
export function SearchAd({ stops: [typed, ad, landing] }: Pick<OneSaleWords, 'stops'>) {
  return (
    <>
      <div css={s.search} aria-hidden="true">
        <span>
          <Icon name="search" />
          {`${typed.text} `}
        </span>
        <div>
          <b>{`${ad.text} `}</b>
          <span>{landing.text}</span>
        </div>
        <i />
        <i />
      </div>
      <svg css={s.dunes} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--w1)" d="M-50 80C-10 80 10 40 40 36S80 60 150 0V400H-50z" />
        <path fill="var(--sand)" d="M-50 50C-20 40 10 60 40 76S80 76 150 60V400H-50z" />
      </svg>
    </>
  )
}

/** Four dunes, each behind the one before it, as high and as wide as four columns, of which this stands in the first. */
export function Range() {
  return (
    <svg css={s.range} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--d4)" d="M50 190V24C68 24 84-4 98-4C120-4 125 10 160 14V190z" />
      <path fill="var(--d2)" d="M25 190V28C48 28 60 8 72.5 8C73 30 74 90 77 190z" />
      <path fill="var(--d1)" d="M-60 190V30C20 30 34 0 47 0C47.5 30 48.5 90 51.5 190z" />
      <path fill="var(--d0)" d="M-60 190V34C-30 34 10 14 21.5 14C22 30 23 90 26 190z" />
    </svg>
  )
}

/** A post of an agency: its picture, the sun over dunes, and below it what is offered. */
export function SocialAd({ words, currency }: { words: PostWords; currency: string }) {
  return (
    <div css={s.social} aria-hidden="true">
      <span>
        <i />
        {`${words.account} `}
      </span>
      <svg viewBox="0 0 280 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle fill="var(--w2)" cx="140" cy="104" r="92" />
        <circle fill="var(--w1)" cx="140" cy="104" r="66" />
        <circle fill="var(--w0)" cx="140" cy="104" r="42" />
        <path fill="var(--d2)" d="M0 112c64-30 108-24 158-6s86 12 122-6v50H0z" />
        <path fill="var(--d3)" d="M0 134c76-20 154-24 280-2v18H0z" />
      </svg>
      <div>
        <b>{`${words.offer} `}</b>
        <span>{words.from.replace('{price}', `${currency} ${amount(words.price)}`)}</span>
      </div>
    </div>
  )
}
