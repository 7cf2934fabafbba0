import { Drawing, type DrawingName } from './Drawing'
import { Fares, Jar, Samples, Ways } from './Specimens'
import type { FaresWords } from './words'

/** A drawing of a section's subject: sample marks, an empty jar, ways to one place, a piece of a product picture, or by name. */
export type SpecimenName = 'sample' | 'jar' | 'ways' | DrawingName | FaresWords

/** @param mark the word on a sample */
export function Specimen({ name, mark }: { name: SpecimenName; mark: string }) {
  if (name === 'sample') return <Samples mark={mark} />
  if (name === 'jar') return <Jar />
  if (name === 'ways') return <Ways />
  return typeof name === 'object' ? <Fares words={name} /> : <Drawing name={name} />
}
