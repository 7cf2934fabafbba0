import { type ReactNode, useEffect, useRef, useState } from 'react'
import { attempt } from '../../attempt'
import { useLive } from '../../later/useLive'
import { Icon } from '../../theme/Icon'
import * as l from '../../theme/layout.styles'
import * as t from '../../theme/type.styles'
import { field as look } from './moment.styles'
import * as s from './Share.styles'

export type ShareWords = {
  /** The buttons: copy the link, and the device's own Share. */
  copy: string
  share: string
  /** The link to WhatsApp. */
  whatsapp: string
  /** Said once the link is copied. */
  copied: string
  /** Said where the browser does not copy: the link then stands in a field. */
  failed: string
  /** Accessible name of that field. */
  link: string
}

type Props = {
  words: ShareWords
  /** The link that carries what was tried. */
  link: string
  /** Stands before the link in what is shared. */
  text: string
  /** Further buttons, which come first. */
  children?: ReactNode
}

/** Returns the address at which WhatsApp, on a phone or in the browser, asks to whom a text should go. */
export const whatsappOf = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`

/** Tells whether the browser has the device's own list of ways to share. */
export const canShare = (): boolean => attempt(() => typeof navigator.share === 'function') ?? false

/**
 * Renders buttons that pass on a link: copied, by WhatsApp, or with the device's own Share, which not every browser has. Before
 * hydration they keep their space, but are neither visible nor focusable.
 */
export function Share({ words, link, text, children }: Props) {
  const live = useLive()
  const { outcome, field, copy } = useCopy(link)
  const said = outcome ? words[outcome] : ''
  return (
    <div css={[l.cluster, s.share]}>
      {children}
      <button css={s.pill} type="button" onClick={copy}>
        {words.copy}
      </button>{' '}
      <a css={s.pill} href={live ? whatsappOf(`${text} ${link}`) : 'https://wa.me/'} target="_blank" rel="noreferrer">
        {`${words.whatsapp} `}
        <Icon name="arrow-right" />
      </a>{' '}
      <button
        css={s.pill}
        type="button"
        data-state={live && canShare() ? undefined : 'missing'}
        onClick={() => shareOn(text, link)}
      >
        {words.share}
      </button>{' '}
      <p css={[l.inline, t.text2, t.muted, s.said]} data-state={outcome}>
        <span role="status">
          <span key={said}>{said}</span>
        </span>
        <input css={[l.rest, look]} ref={field} type="text" aria-label={words.link} readOnly value={live ? link : ''} />
      </p>
    </div>
  )
}

/** Opens the device's own list of ways to share. */
export function shareOn(text: string, url: string): void {
  // Rejects when the visitor thinks better of it.
  attempt(() => navigator.share({ text, url }).catch(() => {}))
}

/**
 * Copies a link.
 * @returns `outcome` of the last copy, if it was of this link; `field`, the ref of the field that holds the link and is
 * selected where the browser does not copy; `copy`
 */
export function useCopy(link: string) {
  const [copied, setCopied] = useState<{ link: string; outcome: 'copied' | 'failed' }>()
  const outcome = copied?.link === link ? copied.outcome : undefined
  const field = useRef<HTMLInputElement>(null)
  // Once the field is shown.
  useEffect(() => {
    if (outcome !== 'failed') return
    field.current?.focus()
    field.current?.select()
  }, [outcome])
  const copy = async () => setCopied({ link, outcome: (await toClipboard(link)) ? 'copied' : 'failed' })
  return { outcome, field, copy }
}

/** Puts a text into the clipboard, and returns whether it is there: a browser may have no clipboard, or refuse it. */
async function toClipboard(text: string): Promise<boolean> {
  const writing = attempt(() => navigator.clipboard.writeText(text).then(() => true))
  return (await writing?.catch(() => false)) ?? false
}
