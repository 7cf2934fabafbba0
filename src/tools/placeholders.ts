// Lists what the owner must replace before the site goes public: npm run placeholders.
import { findPlaceholders, placeholderList, unknownKinds } from '../generator/placeholders'

const placeholders = await findPlaceholders('src')
console.log(placeholderList(placeholders))
for (const { place, kind } of unknownKinds(placeholders)) {
  console.error(`${place}: the kind ${JSON.stringify(kind)} is not in src/generator/placeholders.ts`)
  process.exitCode = 1
}
