import type { Heading } from '../../content/types'
import { PageGrid, type PageGridWords } from '../../mockups/ui-ux-design/PageGrid'
import { Sheet, type SheetWords } from '../../mockups/ui-ux-design/Sheet'
import { FlowBoard } from '../../mockups/ui-ux-design/UiUxDesign'
import type { DesignPicture } from '../../mockups/ui-ux-design/words'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

export type UiUxDesignContent = PracticeContent & {
  picture: DesignPicture
  wireframes: Heading & { sheet: SheetWords; grid: PageGridWords }
}

export function View(content: UiUxDesignContent) {
  const { picture, wireframes } = content
  return (
    <Practice
      content={content}
      sky={sky}
      shape="artefact"
      hour="morning"
      picture={<FlowBoard words={picture.board} />}
      own={
        <Section id="wireframes" ground="sand">
          <Head {...wireframes} />
          <Sheet label={wireframes.title} words={wireframes.sheet} board={picture.board} />
          <PageGrid words={wireframes.grid} colours={picture.board.colours} />
        </Section>
      }
    />
  )
}
