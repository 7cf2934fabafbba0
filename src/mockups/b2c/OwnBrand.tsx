import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react'
import { lettersOf, MOST_LETTERS, tidyName } from '../../contact/own-brand'
import { useLive } from '../../later/useLive'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { control } from '../kit/moment.styles'
import { canShare, shareOn, useCopy, whatsappOf } from '../kit/Share'
import { linkTo } from './link'
import * as s from './OwnBrand.styles'
import { COLOURS, isArabic, type Shop } from './shop'
import type { OwnWords } from './words'

/** `start`: the shop as the page shows it first, which a link need not tell. */
type Props = { words: OwnWords; start: Shop; shop: Shop; set: (shop: Shop) => void }

/** Renders the fields that put the visitor's name and colour on the shop, and the ways to pass the shop on. */
export function OwnBrand({ words, start, shop, set }: Props) {
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = name
    // What is being typed stays as it is: a space at its end, say, before the next word.
    if (current && tidyName(current.value) !== shop.name) current.value = shop.name
  }, [shop.name])
  const call = ({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const tidied = tidyName(field.value)
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    // As `maxlength` would, which does not count letters. A name that ends before the limit was cut at a space, which stays.
    if (!isComposing && lettersOf(field.value.trim()).length > MOST_LETTERS)
      field.value = lettersOf(tidied).length < MOST_LETTERS ? `${tidied} ` : tidied
    set({ ...shop, name: tidied })
  }
  const paint = ({ target: { value } }: ChangeEvent<HTMLInputElement>) => set({ ...shop, colour: value.slice(1) })
  return (
    <div css={[control, l.cluster, t.text1, s.row]}>
      <label css={[l.cluster, t.muted, s.name]}>
        <span>{`${words.name} `}</span>
        <input
          ref={name}
          type="text"
          name="agency"
          dir="auto"
          autoComplete="organization"
          spellCheck={false}
          defaultValue={shop.name}
          data-script={isArabic(shop.name) ? 'arabic' : undefined}
          onInput={call}
        />
      </label>{' '}
      <label css={[l.cluster, t.muted, s.colour]}>
        <span>{`${words.colour} `}</span>
        <input type="color" name="colour" value={`#${shop.colour || COLOURS[shop.brand]}`} onChange={paint} />
      </label>{' '}
      <Share words={words} start={start} shop={shop} />
    </div>
  )
}

/** Renders the ways to pass the shop on. Nothing is sent before one of them is used. */
function Share({ words, start, shop }: Omit<Props, 'set'>) {
  const live = useLive()
  const link = live ? linkTo(shop, start) : ''
  const { outcome, field, copy } = useCopy(link)
  return (
    <div css={[l.wrapping, l.gap2, l.relative]} data-state={outcome}>
      <span css={[l.relative, s.copy]}>
        <button css={[t.medium, t.unbroken, s.press]} type="button" onClick={copy}>
          <span>{`${words.copy} `}</span>
          <span aria-hidden="true">{words.copied}</span>
        </button>
        <input
          css={[l.cover, l.full]}
          ref={field}
          type="text"
          name="link"
          readOnly
          aria-label={words.link}
          value={link}
        />
      </span>{' '}
      <a css={[t.medium, t.unbroken, s.press]} href={whatsappOf(`${words.message} ${link}`.trim())}>
        {words.whatsapp}
      </a>{' '}
      <button
        css={[t.medium, t.unbroken, s.press]}
        type="button"
        onClick={() => shareOn(words.message, link)}
        data-missing={live && canShare() ? undefined : 'share'}
      >
        {words.share}
      </button>
      <span css={s.told} role="status">
        {outcome && words[outcome]}
      </span>
    </div>
  )
}
