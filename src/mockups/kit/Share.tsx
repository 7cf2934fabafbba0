import { type ReactNode, useId, useRef, useState } from 'react'
import { attempt } from '../../attempt'
import { Icon } from '../../theme/Icon'
import { useLive } from './moment'
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

const canShare = (): boolean => attempt(() => typeof navigator.share === 'function') ?? false

/**
 * Renders buttons that pass on a link: copied, by WhatsApp, or with the device's own Share, which not every browser has. Before
 * hydration they keep their space, but are neither visible nor focusable.
 */
export function Share({ words, link, text, children }: Props) {
  const live = useLive()
  /** What became of the link that was copied last: of another one it says nothing. */
  const [copied, setCopied] = useState<{ link: string; isDone: boolean }>()
  const isSaid = copied?.link === link
  const isFailed = isSaid && !copied.isDone
  const said = isSaid ? (copied.isDone ? words.copied : words.failed) : ''
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const copy = async () => {
    const isDone = await toClipboard(link)
    setCopied({ link, isDone })
    if (!isDone) field.current?.select()
  }
  // Rejects when the visitor thinks better of it.
  const share = () => attempt(() => navigator.share({ text, url: link }).catch(() => {}))
  return (
    <div css={s.share}>
      {children}
      <button css={s.pill} type="button" onClick={copy}>
        {words.copy}
      </button>{' '}
      <a css={s.pill} href={live ? whatsappOf(`${text} ${link}`) : 'https://wa.me/'} target="_blank" rel="noreferrer">
        {`${words.whatsapp} `}
        <Icon name="arrow-right" />
      </a>{' '}
      <button css={s.pill} type="button" data-state={live && canShare() ? undefined : 'missing'} onClick={share}>
        {words.share}
      </button>{' '}
      <p css={s.said} data-state={isFailed ? 'failed' : undefined}>
        <span role="status" id={id}>
          <span key={said}>{said}</span>
        </span>
        <input ref={field} aria-labelledby={id} readOnly value={live ? link : ''} />
      </p>
    </div>
  )
}

/** Puts a text into the clipboard, and returns whether it is there: a browser may have no clipboard, or refuse it. */
async function toClipboard(text: string): Promise<boolean> {
  const writing = attempt(() => navigator.clipboard.writeText(text).then(() => true))
  return (await writing?.catch(() => false)) ?? false
}
