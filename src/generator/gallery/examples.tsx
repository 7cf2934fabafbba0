// Parts that no page shows yet, because the owner has not given what stands in them, as the gallery draws them.
import { renderToStaticMarkup } from 'react-dom/server'
import { Photograph } from '../../sections/Photograph'

/** Renders the examples, with a file of the site where a photograph will be. */
export const renderExamples = (): string =>
  renderToStaticMarkup(
    <main>
      <Photograph src="/og/home.png" width={1200} height={630} alt="" sources={[]} />
    </main>,
  )
