// Lists what the owner must replace before the site goes public: npm run placeholders.
import { findPlaceholders } from '../generator/placeholders'
import { kindOf, placeholderList, unknownKinds } from './placeholder-list'

const placeholders = await findPlaceholders('src')
console.log(placeholderList(placeholders))
for (const unknown of unknownKinds(placeholders)) {
  console.error(`${unknown.place}: the kind ${JSON.stringify(kindOf(unknown))} is not in src/tools/placeholder-list.ts`)
  process.exitCode = 1
}
