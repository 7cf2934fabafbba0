// biome-ignore-all format: one row is one page
// The site map: one row is one page. Client-side navigation, sitemap, preloads, link check and tests derive from this list.
import { site as arabic } from './src/content/ar/site'
import { site } from './src/content/site'
import { NOT_FOUND } from './src/edition'
import { isolated } from './src/isolate'
import { type Page, pagesOf } from './src/page'

const page = pagesOf(site)
const arabicPage = pagesOf(isolated(arabic), isolated)

const legal = () => import('./src/pages/Legal')

export const pages: readonly Page[] = [
  page('/', 'home', () => import('./src/pages/Home'), () => import('./src/content/home')),
  page('/about', 'about', () => import('./src/pages/About'), () => import('./src/content/about')),
  page('/services', 'services', () => import('./src/pages/Services'), () => import('./src/content/services')),
  page('/services/consultancy', 'services', () => import('./src/pages/services/Consultancy'), () => import('./src/content/services/consultancy')),
  page('/services/software-development', 'services', () => import('./src/pages/services/SoftwareDevelopment'), () => import('./src/content/services/software-development')),
  page('/services/performance-marketing', 'services', () => import('./src/pages/services/PerformanceMarketing'), () => import('./src/content/services/performance-marketing')),
  page('/services/ui-ux-design', 'services', () => import('./src/pages/services/UiUxDesign'), () => import('./src/content/services/ui-ux-design')),
  page('/services/mobile-apps', 'services', () => import('./src/pages/services/MobileApps'), () => import('./src/content/services/mobile-apps')),
  page('/services/training', 'services', () => import('./src/pages/services/Training'), () => import('./src/content/services/training')),
  page('/solutions/b2c', 'solutions', () => import('./src/pages/solutions/B2c'), () => import('./src/content/solutions/b2c')),
  page('/solutions/b2b', 'solutions', () => import('./src/pages/solutions/B2b'), () => import('./src/content/solutions/b2b')),
  page('/solutions/corporate', 'solutions', () => import('./src/pages/solutions/Corporate'), () => import('./src/content/solutions/corporate')),
  page('/solutions/ancillaries', 'solutions', () => import('./src/pages/solutions/Ancillaries'), () => import('./src/content/solutions/ancillaries')),
  page('/solutions/bedbank', 'solutions', () => import('./src/pages/solutions/Bedbank'), () => import('./src/content/solutions/bedbank')),
  page('/contact', 'contact', () => import('./src/pages/Contact'), () => import('./src/content/contact')),
  page('/portfolio', null, () => import('./src/pages/Portfolio'), () => import('./src/content/portfolio')),
  page('/questions', null, () => import('./src/pages/Questions'), () => import('./src/content/questions')),
  page('/figures', null, () => import('./src/pages/Figures'), () => import('./src/content/figures')),
  page('/privacy', null, legal, () => import('./src/content/privacy')),
  page('/terms', null, legal, () => import('./src/content/terms')),
  page('/cookies', null, legal, () => import('./src/content/cookies')),

  arabicPage('/', 'home', () => import('./src/pages/Home'), () => import('./src/content/ar/home')),
  arabicPage('/about', 'about', () => import('./src/pages/About'), () => import('./src/content/ar/about')),
  arabicPage('/services', 'services', () => import('./src/pages/Services'), () => import('./src/content/ar/services')),
  arabicPage('/services/consultancy', 'services', () => import('./src/pages/services/Consultancy'), () => import('./src/content/ar/services/consultancy')),
  arabicPage('/services/software-development', 'services', () => import('./src/pages/services/SoftwareDevelopment'), () => import('./src/content/ar/services/software-development')),
  arabicPage('/services/performance-marketing', 'services', () => import('./src/pages/services/PerformanceMarketing'), () => import('./src/content/ar/services/performance-marketing')),
  arabicPage('/services/ui-ux-design', 'services', () => import('./src/pages/services/UiUxDesign'), () => import('./src/content/ar/services/ui-ux-design')),
  arabicPage('/services/mobile-apps', 'services', () => import('./src/pages/services/MobileApps'), () => import('./src/content/ar/services/mobile-apps')),
  arabicPage('/services/training', 'services', () => import('./src/pages/services/Training'), () => import('./src/content/ar/services/training')),
  arabicPage('/solutions/b2c', 'solutions', () => import('./src/pages/solutions/B2c'), () => import('./src/content/ar/solutions/b2c')),
  arabicPage('/solutions/b2b', 'solutions', () => import('./src/pages/solutions/B2b'), () => import('./src/content/ar/solutions/b2b')),
  arabicPage('/solutions/corporate', 'solutions', () => import('./src/pages/solutions/Corporate'), () => import('./src/content/ar/solutions/corporate')),
  arabicPage('/solutions/ancillaries', 'solutions', () => import('./src/pages/solutions/Ancillaries'), () => import('./src/content/ar/solutions/ancillaries')),
  arabicPage('/solutions/bedbank', 'solutions', () => import('./src/pages/solutions/Bedbank'), () => import('./src/content/ar/solutions/bedbank')),
  arabicPage('/contact', 'contact', () => import('./src/pages/Contact'), () => import('./src/content/ar/contact')),
  arabicPage('/portfolio', null, () => import('./src/pages/Portfolio'), () => import('./src/content/ar/portfolio')),
  arabicPage('/questions', null, () => import('./src/pages/Questions'), () => import('./src/content/ar/questions')),
  arabicPage('/figures', null, () => import('./src/pages/Figures'), () => import('./src/content/ar/figures')),
  arabicPage('/privacy', null, legal, () => import('./src/content/ar/privacy')),
  arabicPage('/terms', null, legal, () => import('./src/content/ar/terms')),
  arabicPage('/cookies', null, legal, () => import('./src/content/ar/cookies')),
]

/** The pages for every path that is not in the list, served with status 404: of each language one. */
export const notFounds: readonly Page[] = [
  page(NOT_FOUND, null, () => import('./src/pages/NotFound'), () => import('./src/content/not-found')),
  arabicPage(NOT_FOUND, null, () => import('./src/pages/NotFound'), () => import('./src/content/ar/not-found')),
]

/** That of the first language. */
export const notFound = notFounds[0] as Page

/** Returns the page at a path, spelt as servers do not redirect it; the 404 page of its language where there is none. */
export const findPage = (path: string): Page =>
  pages.find(page => page.path === path) ??
  notFounds.find(({ site }) => site.base !== '' && `${path}/`.startsWith(`${site.base}/`)) ??
  notFound
