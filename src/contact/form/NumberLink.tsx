import { use } from 'react'
import { hrefOf, type Line } from '../../number'
import { SubjectContext } from '../../page'
import * as s from './NumberLink.styles'

/** A link that dials a number or opens its chat, about the page that is shown. The number keeps its direction in any language. */
export function NumberLink({ line }: { line: Line }) {
  const { label, number } = line
  return (
    <a css={s.link} href={hrefOf(line, use(SubjectContext))}>
      {`${label}: `}
      <bdi>{number}</bdi>
    </a>
  )
}
