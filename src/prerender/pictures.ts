/** The web path of a page's link picture. */
export const pictureOf = (path: string): string =>
  `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
