import { AskLink, Tick } from '../contact/form/AskUs'
import type {
  Closing as ClosingContent,
  Facts as FactsContent,
  Heading,
  Item,
  Link as LinkTo,
  Meta,
  Question,
  Role,
} from '../content/types'
import { addressIn } from '../edition'
import { useSite } from '../page'
import { Closing } from '../sections/Closing'
import { FactsSection } from '../sections/Facts'
import { Head } from '../sections/Head'
import { SplitHero } from '../sections/Hero'
import { Section } from '../sections/Section'
import { sheet, textLink, unprinted } from '../theme/base.styles'
import { radio } from '../theme/form.styles'
import { Icon } from '../theme/Icon'
import { Link } from '../theme/Link'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import { open as unknown } from './Figures.styles'
import { board } from './FiguresBalance.styles'
import * as s from './Questions.styles'
import { tally } from './QuestionsTally.styles'

export const sky = 'dawn'
export const hue = 'teal'

/** A group of questions. `id` is its address on the page (`#supply`). */
export type Group = {
  id: string
  title: string
  /** `page` is where the matter is described. */
  items: readonly (Question & { roles: readonly Role[]; page: LinkTo })[]
}

export type QuestionsContent = {
  meta: Meta
  hero: { eyebrow: string; title: string; lede: string }
  /** The list of the groups. `count` has `{answered}` and `{all}`. */
  tally: { title: string; count: string; answered: string; open: string }
  /** The choice of whose questions are shown. */
  roles: { legend: string; all: string; names: Readonly<Record<Role, string>> }
  /** What stands in place of an answer. */
  open: string
  /** The link to the spreadsheet, which the build writes, and the words in it. */
  sheet: LinkTo
  csv: { head: readonly [string, string, string]; open: string }
  groups: readonly Group[]
  settled: FactsContent
  glossary: Heading & { items: readonly Item[] }
  closing: ClosingContent
}

export function View({ hero, tally, roles, open, sheet, groups, settled, glossary, closing }: QuestionsContent) {
  const { base } = useSite()
  return (
    <div css={s.page}>
      <SplitHero {...hero} sky={sky} picture={<Tally words={tally} groups={groups} />} />
      <Section ground="sand" low>
        <div css={[l.sidebar, s.list]}>
          <Roles words={roles} groups={groups} />
          <div css={[l.column, s.groups]}>
            {groups.map(({ id, title, items }) => (
              <section key={id} id={id}>
                <h2 css={t.title4}>{title}</h2>
                <ul>
                  {items.map(item => (
                    <Row key={item.id} item={item} open={open} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <div css={[l.row, unprinted, s.bar]}>
            <AskLink />{' '}
            <a css={s.download} href={addressIn(base, sheet.href)}>
              {sheet.name}
            </a>
          </div>
        </div>
      </Section>
      <FactsSection id="settled" ground="band" facts={settled} />
      <Section id="glossary" low>
        <Head {...glossary} />
        <dl css={[l.halves, s.glossary]}>
          {glossary.items.map(({ title, text }) => (
            <div key={title} css={l.stack}>
              <dt css={t.text7}>{title}</dt>
              <dd css={t.muted}>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Closing {...closing} ending="band" />
    </div>
  )
}

function Row({ item: { id, question, answer, roles, page }, open }: { item: Group['items'][number]; open: string }) {
  return (
    <li css={l.grid} data-roles={roles.join(' ')} data-open={answer === null || undefined}>
      <h3 css={[t.text6, t.line4, t.semibold]}>
        <Tick id={id}>{question}</Tick>
      </h3>
      {answer === null ? (
        <p>
          <b css={[t.whole, t.text4, t.medium, t.coral, unknown]}>{open}</b>
        </p>
      ) : (
        <p css={t.muted}>
          {`${answer} `}
          <Link css={textLink} to={page.href}>
            {page.name}
          </Link>
        </p>
      )}
    </li>
  )
}

/** Radio buttons that the styles of the list follow, so that they work without scripts. */
function Roles({
  words: { legend, all, names },
  groups,
}: {
  words: QuestionsContent['roles']
  groups: readonly Group[]
}) {
  const items = groups.flatMap(({ items }) => items)
  const options = [
    { id: 'all', name: all, count: items.length },
    ...(Object.entries(names) as [Role, string][]).map(([id, name]) => ({
      id,
      name,
      count: items.filter(({ roles }) => roles.includes(id)).length,
    })),
  ]
  return (
    <fieldset css={[l.wrapping, l.gap3, unprinted, s.roles]}>
      <legend css={t.text7}>{legend}</legend>
      {options.map(({ id, name, count }) => (
        <label key={id} css={[l.inline, l.gap3]}>
          <input css={radio} type="radio" name="role" value={id} defaultChecked={id === 'all'} />
          {`${name} `}
          <small css={[t.text3, t.muted]}>{count}</small>
        </label>
      ))}
    </fieldset>
  )
}

/** The groups as rows of stops, one for each question: full where it is answered. They are the page's contents, too. */
function Tally({ words, groups }: { words: QuestionsContent['tally']; groups: readonly Group[] }) {
  const isAnswered = ({ answer }: Question) => answer !== null
  const countOf = (items: Group['items']) =>
    words.count.replace('{answered}', String(items.filter(isAnswered).length)).replace('{all}', String(items.length))
  return (
    <nav css={[sheet, board, tally]} aria-labelledby="tally">
      <p css={l.row} id="tally">
        <b css={[t.text7, t.medium]}>{words.title}</b>{' '}
        <span css={[t.teal, t.semibold]}>{countOf(groups.flatMap(({ items }) => items))}</span>
      </p>
      <ol>
        {groups.map(({ id, title, items }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{title}</span>{' '}
              <i css={l.ends} aria-hidden="true">
                {items.map(item => (
                  <b key={item.id} data-open={!isAnswered(item) || undefined} />
                ))}
              </i>{' '}
              <small css={[t.text3, t.muted]}>{countOf(items)}</small>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
