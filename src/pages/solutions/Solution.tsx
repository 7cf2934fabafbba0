import type { ReactNode } from 'react'
import type { SolutionContent } from '../../content/types'
import { ArtCards } from '../../sections/ArtCards'
import { Closing } from '../../sections/Closing'
import { Head } from '../../sections/Head'
import { SplitHero, StackedHero } from '../../sections/Hero'
import { ScrollGuide } from '../../sections/ScrollGuide'
import { Section } from '../../sections/Section'
import { Statistics } from '../../sections/Statistics'
import { StopGrid } from '../../sections/StopGrid'
import { guided } from '../../theme/guided.styles'

type Props = {
  content: SolutionContent
  picture: ReactNode
  /** A wide picture stands below the words instead of beside them. */
  stacked?: boolean
  /** The pictures of the cards in `content.start`, in their order. */
  art: readonly ReactNode[]
}

/** What the five solution pages have in common. */
export function Solution({
  content: { hero, stops, start, statistics, closing },
  picture,
  stacked = false,
  art,
}: Props) {
  const Hero = stacked ? StackedHero : SplitHero
  const middle = stops.map((stop, index) => ({ ...stop, id: `stop-${index + 1}` }))
  return (
    <div css={guided}>
      <ScrollGuide stops={[{ id: 'hero', label: 'Hero' }, ...middle, { id: 'get-started', label: 'Get Started' }]} />
      <Hero {...hero} sky="dusk" id="hero" picture={picture} />
      {middle.map((stop, index) => (
        <Section key={stop.id} id={stop.id} ground={index % 2 ? 'sand' : 'paper'}>
          <Head {...stop} />
          <StopGrid items={stop.items} />
        </Section>
      ))}
      <Section id="get-started" ground={stops.length % 2 ? 'sand' : 'paper'}>
        <Head {...start} />
        <ArtCards items={start.items} art={art} />
      </Section>
      <Section ground={stops.length % 2 ? 'paper' : 'sand'}>
        <Statistics items={statistics} />
      </Section>
      <Closing {...closing} />
    </div>
  )
}
