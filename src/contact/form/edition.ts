import { own } from '../../own'
import { type Edition, isEdition } from '../sentences'

/** Returns the language of the document's edition, as the build has written it. */
export function editionOf(): Edition {
  const edition = own('root')?.dataset.edition
  return isEdition(edition) ? edition : 'en'
}
