import * as s from './Ads.styles'
import type { OneSaleWords } from './words'

/** What is typed, and the ad that answers it above other answers. */
export function SearchAd({ stops: [typed, ad] }: Pick<OneSaleWords, 'stops'>) {
  return (
    <div css={s.search} aria-hidden="true">
      <span>{typed.text}</span>
      <div>
        <b>{ad.text}</b>
        <i />
        <i />
      </div>
      <i />
      <i />
      <i />
    </div>
  )
}

/** A post with its picture, the sun over dunes, and its button. */
export function SocialAd() {
  return (
    <div css={s.social}>
      <svg viewBox="0 0 220 250" aria-hidden="true">
        <rect data-part="frame" x="1" y="1" width="218" height="248" rx="16" />
        <circle data-part="who" cx="28" cy="28" r="12" />
        <path data-part="sky" d="M1 52h218v136H1z" />
        <circle data-part="ring" cx="110" cy="142" r="74" />
        <circle data-part="halo" cx="110" cy="142" r="54" />
        <circle data-part="sun" cx="110" cy="142" r="34" />
        <path data-part="dune" d="M1 150c50-26 84-20 124-4s66 10 94-6v48H1z" />
        <path data-part="near" d="M1 172c60-18 120-22 218-2v18H1z" />
        <path data-part="foot" d="M2 188h216v44a16 16 0 0 1-16 16H18a16 16 0 0 1-16-16z" />
        <path data-part="words" d="M50 23h60M50 34h36M18 207h110M18 221h70" />
        <rect data-part="button" x="146" y="202" width="58" height="26" rx="13" />
      </svg>
    </div>
  )
}
