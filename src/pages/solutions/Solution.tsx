import type { ReactNode } from 'react'
import { AskUs } from '../../contact/form/AskUs'
import type {
  Closing as ClosingContent,
  Heading,
  Hero,
  Item,
  Meta,
  Questions as QuestionsContent,
  Statistic,
} from '../../content/types'
import { useSite } from '../../page'
import { Closing, type Ending } from '../../sections/Closing'
import type { Each } from '../../sections/each'
import type { StopItem } from '../../sections/Features'
import { Head } from '../../sections/Head'
import { type Opening, SplitHero, StackedHero } from '../../sections/Hero'
import { Questions } from '../../sections/Questions'
import type { Stop } from '../../sections/ScrollGuide'
import { Section } from '../../sections/Section'
import { Statistics } from '../../sections/Statistics'
import { guided } from '../../theme/guided.styles'
import * as l from '../../theme/layout.styles'
import { LaterScrollGuide } from '../LaterScrollGuide'
import * as s from './Solution.styles'

/** `Card`: the ids of the cards in `start`, which say what an operator sets up first. */
export type SolutionContent<Card extends string> = {
  meta: Meta
  hero: Hero
  /** The sections between the first and the last dot of the navigator. */
  stops: readonly (Heading & Stop & { items: readonly StopItem[] })[]
  start: Heading & { items: Readonly<Record<Card, Item>> }
  statistics: readonly Statistic[]
  /** What buyers ask before they sign a contract. */
  questions?: QuestionsContent
  closing: ClosingContent
}

type Props<Card extends string> = {
  content: SolutionContent<Card>
  picture: ReactNode
  /** Whether the picture is wide, and so stands below the words instead of beside them. */
  stacked?: boolean
  /** How the page opens, if the picture stands beside the words. */
  opening?: Opening
  /** Renders the items of a stop, by its id. */
  drawn: (id: string, items: readonly StopItem[]) => ReactNode
  /** Shows what an operator sets up first. */
  setUp: ReactNode
  ending: Ending
  /** The section that only this page has. */
  own?: ReactNode
  /** The style of each question, by its place. */
  eachQuestion?: Each
  /** Replaces the default form of the figures. */
  figures?: (items: readonly Statistic[]) => ReactNode
}

/** Loads what all solution pages load later. */
export const { ready } = LaterScrollGuide

/** The layout that the five solution pages share. */
export function Solution<Card extends string>({
  content: { hero, stops, start, statistics, questions, closing },
  picture,
  stacked = false,
  opening = 'behind',
  drawn,
  setUp,
  ending,
  own,
  eachQuestion,
  figures = items => <Statistics items={items} />,
}: Props<Card>) {
  const { labels } = useSite()
  const [first, last] = [
    { id: 'hero', label: labels.hero },
    { id: 'get-started', label: labels.start },
  ]
  return (
    <div css={guided}>
      {stacked ? (
        <StackedHero {...hero} sky="dusk" id={first.id} picture={picture} />
      ) : (
        <SplitHero {...hero} sky="dusk" id={first.id} picture={picture} opening={opening} />
      )}
      {stops.map((stop, index) => (
        <Section key={stop.id} id={stop.id} ground={index % 2 ? 'sand' : 'paper'}>
          <Head {...stop} />
          {drawn(stop.id, stop.items)}
        </Section>
      ))}
      <Section id={last.id} ground={stops.length % 2 ? 'sand' : 'paper'}>
        <Head {...start} />
        {setUp}
      </Section>
      {own}
      <Section ground={stops.length % 2 ? 'paper' : 'sand'} low>
        {figures(statistics)}
      </Section>
      {questions && (
        <Section ground={stops.length % 2 ? 'sand' : 'paper'} low>
          <div css={[l.split, s.asked]}>
            <Head {...questions} form="even" />
            <div>
              <Questions items={questions.items} each={eachQuestion} />
              <AskUs items={questions.items} />
            </div>
          </div>
        </Section>
      )}
      <Closing {...closing} ending={ending} />
      <LaterScrollGuide stops={[first, ...stops, last]} labels={labels} />
    </div>
  )
}
