// Lists what the owner must replace before the site goes public: npm run placeholders.
import { findPlaceholders, placeholderList } from './find-placeholders'

console.log(placeholderList(await findPlaceholders('src')))
