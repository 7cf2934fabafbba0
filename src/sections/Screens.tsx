import type { Film, Shown } from '../content/types'
import * as l from '../theme/layout.styles'
import * as t from '../theme/type.styles'
import { Head } from './Head'
import { Photograph } from './Photograph'
import * as s from './Screens.styles'
import { Section } from './Section'

/** A section with the real product: a film, which loads when it is played, and screens. Nothing while there is neither. */
export function Screens({ film, screens, ...heading }: Shown) {
  if (!film && screens.length === 0) return null
  return (
    <Section id="screens" low>
      <Head {...heading} />
      <div css={[l.column, s.screens]}>
        {film && filmOf(film)}
        {screens.map(({ caption, ...screen }) => (
          <figure key={screen.src} data-upright={screen.height > screen.width || undefined}>
            <Photograph {...screen} />
            <figcaption css={t.muted}>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}

const filmOf = ({ width, height, poster, sources, captions, caption }: Film) => (
  <figure>
    {/* biome-ignore lint/a11y/useMediaCaption: the tracks are those of the content */}
    <video controls playsInline preload="none" width={width} height={height} poster={poster} aria-label={caption}>
      {sources.map(({ src, type }) => (
        <source key={src} src={src} type={type} />
      ))}
      {captions.map(({ src, lang, label }, index) => (
        <track key={src} kind="captions" src={src} srcLang={lang} label={label} default={index === 0} />
      ))}
    </video>
    <figcaption css={t.muted}>{caption}</figcaption>
  </figure>
)
