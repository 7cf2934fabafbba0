import type { Category, Heading } from '../../content/types'
import { OperatingModel } from '../../mockups/consultancy/Consultancy'
import { documentsOf } from '../../mockups/consultancy/Documents'
import type { ConsultancyPicture } from '../../mockups/consultancy/words'
import { type Answer, Answers } from '../../sections/Answers'
import { Head } from '../../sections/Head'
import { Section } from '../../sections/Section'
import * as s from './Consultancy.styles'
import { type Listing, Practice, type PracticeContent } from './Practice'

export const sky = 'dawn'

/** The fields of advice are its questions; the categories are what each step of the process leaves, in their order. */
export type ConsultancyContent = PracticeContent & {
  picture: ConsultancyPicture
  categories: Listing<Category>
  advice: Heading & { delivered: string; items: readonly Answer[] }
}

export function View({ picture, advice, categories, ...content }: ConsultancyContent) {
  return (
    <div css={s.roomy}>
      <Practice
        content={content}
        sky={sky}
        shape="artefact"
        hour="sunrise"
        picture={<OperatingModel words={picture.model} />}
        process={
          <>
            <div css={s.desk}>
              <Head {...categories} />
              <Stages steps={content.process.steps} documents={categories.items} picture={picture} />
            </div>
            <div css={s.chapter}>
              <h2>{content.process.title}</h2>
              <p>{content.process.lede}</p>
            </div>
          </>
        }
        own={
          <Section id="services" ground="sand" low>
            <div css={s.drawer}>
              <Head {...advice} />
              <Answers items={advice.items} delivered={advice.delivered} />
            </div>
          </Section>
        }
      />
    </div>
  )
}

type StagesProps = {
  steps: PracticeContent['process']['steps']
  documents: readonly Category[]
  picture: ConsultancyPicture
}

/** Each step under its bar: the folder of what it leaves, and what is done for it. */
function Stages({ steps, documents, picture }: StagesProps) {
  const art = documentsOf(picture)
  return (
    <ol css={s.stages}>
      {steps.map(({ number, title, text }, place) => (
        <li key={number}>
          <span>{number}</span>
          <h3>{title}</h3>
          <div css={s.folder}>
            <ul>
              {documents[place]?.items.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {art[place]}
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
