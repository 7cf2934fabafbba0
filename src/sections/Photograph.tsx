import type { Photo } from '../content/types'
import * as s from './Photograph.styles'

/** A photograph below the first screen, loaded when it comes near, in the first of its formats that the browser knows. */
export function Photograph({ src, width, height, alt, sources }: Photo) {
  return (
    <picture css={s.photograph}>
      {sources.map(({ srcset, type, media, width, height }) => (
        <source key={srcset} srcSet={srcset} type={type} media={media} width={width} height={height} />
      ))}
      <img src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  )
}
