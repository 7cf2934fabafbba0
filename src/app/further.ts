// What is needed once the visitor goes on to another page. A script of its own, because the document's page is hydrated without
// it.
export { loadIcons } from './icons'
export { loadPage } from './load-page'
export { prefetchProposed } from './proposed'
export { show } from './transition'
