import type { Category, Heading, Service } from '../../content/types'
import { later } from '../../later/later'
import { artefactsOf, filesOf } from '../../mockups/ui-ux-design/Artefacts'
import type { PageGridWords } from '../../mockups/ui-ux-design/PageGrid'
import type { SheetWords } from '../../mockups/ui-ux-design/Sheet'
import { stagesOf } from '../../mockups/ui-ux-design/Stages'
import { FlowBoard } from '../../mockups/ui-ux-design/UiUxDesign'
import type { DesignPicture } from '../../mockups/ui-ux-design/words'
import { useSite } from '../../page'
import { Categories } from '../../sections/Categories'
import { Corrections } from '../../sections/Corrections'
import { Head } from '../../sections/Head'
import { Scale } from '../../sections/Scale'
import { Section } from '../../sections/Section'
import { ServiceList } from '../../sections/ServiceList'
import { Stages } from '../../sections/Stages'
import { dotted } from '../../theme/base.styles'
import * as l from '../../theme/layout.styles'
import { across } from './Heads.styles'
import { type Listing, Practice, type PracticeContent } from './Practice'
import * as s from './UiUxDesign.styles'

export const sky = 'dawn'
export const hue = 'plum'

// What stands below the first screen: the page is hydrated without its script.
const load = () => import('./UiUxDesignBelow')
const below = typeof document === 'undefined' ? await load() : undefined
const PageGrid = later(load, below, ({ PageGrid }) => PageGrid)
const Sheet = later(load, below, ({ Sheet }) => Sheet)

export const ready = () => Promise.all([PageGrid.ready(), Sheet.ready()])

/** The frames, in the order of their drawings. */
const FRAMES = [s.high, s.selected, s.besideWide, s.specimen, s.beside, s.beside]

/** The nodes of the curve. */
const NODES = [undefined, s.second, s.third, s.fourth]

export type UiUxDesignContent = PracticeContent & {
  services: Listing<Service>
  categories: Listing<Category>
  picture: DesignPicture
  wireframes: Heading & { sheet: SheetWords; grid: PageGridWords }
}

export function View(content: UiUxDesignContent) {
  const { picture, wireframes, services, categories, process, stories, statistics } = content
  return (
    <Practice
      content={content}
      sky={sky}
      shape="artefact"
      hour="morning"
      ending="morning"
      picture={<FlowBoard words={picture.board} />}
      services={
        <div css={[across, s.canvas]}>
          <Head {...services} />
          <ServiceList
            items={services.items}
            look={[l.column, dotted, s.board]}
            each={FRAMES}
            art={artefactsOf(picture, wireframes.sheet)}
          />
        </div>
      }
      categories={
        <div css={s.curve}>
          <Head {...categories} form="even" />
          <Categories
            items={categories.items}
            look={[l.grid, s.files]}
            each={NODES}
            art={filesOf(picture, wireframes.sheet, useSite().labels.comma)}
          />
        </div>
      }
      process={
        <div css={s.curve}>
          <Head {...process} />
          <Stages steps={process.steps} art={stagesOf(picture, wireframes.sheet)} />
        </div>
      }
      cases={stories && <Corrections items={stories.items} />}
      figures={<Scale items={statistics} />}
      own={
        <Section id="wireframes" ground="sand" low>
          <Head {...wireframes} />
          <Sheet words={wireframes.sheet} board={picture.board} />
          <PageGrid words={wireframes.grid} colours={picture.board.colours} />
        </Section>
      }
    />
  )
}
