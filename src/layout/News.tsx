import { memo } from 'react'
import { useSite } from '../page'
import { night, unprinted, wrap } from '../theme/base.styles'
import { Coded } from '../theme/Coded'
import { Link } from '../theme/Link'
import * as t from '../theme/type.styles'
import * as s from './News.styles'

/** A line of news above the header of every page, which scrolls away; nothing while there is none. */
export const News = memo(function News() {
  const { labels, news } = useSite()
  if (!news) return null
  return (
    <aside css={[night, unprinted, s.news]} aria-label={labels.news}>
      <p css={[wrap, t.text4, t.line4]}>
        <Coded>{`${news.text} `}</Coded>
        {news.link && (
          <Link css={t.semibold} to={news.link.href}>
            {news.link.name}
          </Link>
        )}
      </p>
    </aside>
  )
})
