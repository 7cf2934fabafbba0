import { useState } from 'react'
import { primary } from '../../theme/base.styles'
import { Moment } from '../kit/moment'
import { type Browser, CLAIM, type Proof as Counted, proofOf } from './model'
import * as s from './Proof.styles'
import type { ProofWords } from './words'

/** Counts in the visitor's own browser what the policy says, and shows what this tab keeps word for word. */
export function Proof({ words }: { words: ProofWords }) {
  const [proof, setProof] = useState<Counted>()
  return (
    <div css={s.panel}>
      <Moment name="proof" label={words.label}>
        <h2>{words.title}</h2>
        <dl css={s.figures}>
          {(['cookies', 'foreign', 'lasting'] as const).map(figure => (
            <div key={figure} data-found={proof && (proof[figure] ? 'some' : 'none')}>
              <dt>{words.figures[figure]}</dt> <dd>{(proof ?? CLAIM)[figure]}</dd>
            </div>
          ))}
        </dl>
        <p>{words.text}</p>
        <p css={s.line}>
          <span css={s.press}>
            <button css={primary} type="button" onClick={() => setProof(proofOf(browser(words)))}>
              {words.count}
            </button>
          </span>{' '}
          <output>{proof ? counted(proof, words) : words.before}</output>
        </p>
        {/* Always there: what a page has not drawn when it is prerendered has no styles. */}
        <dl css={s.kept} hidden={!proof?.kept.length}>
          {proof?.kept.map(({ storage, key, value }) => (
            <div key={`${storage} ${key}`}>
              <dt>{`${storage}: ${key}`}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Moment>
    </div>
  )
}

const counted = ({ cookies, foreign, requests, kept }: Counted, words: ProofWords): string =>
  words.counted
    .replace('{cookies}', String(cookies))
    .replace('{foreign}', String(foreign))
    .replace('{requests}', String(requests))
    .replace('{kept}', String(kept.length))

function browser({ storages: { session, local } }: ProofWords): Browser {
  return {
    cookie: document.cookie,
    origin: location.origin,
    requests: performance.getEntriesByType('resource').map(({ name }) => name),
    lasting: local,
    storages: { [session]: entriesOf(() => sessionStorage), [local]: entriesOf(() => localStorage) },
  }
}

function entriesOf(storage: () => Storage): [string, string][] {
  try {
    return Object.entries(storage())
  } catch {
    // A browser that refuses storage keeps nothing.
    return []
  }
}
