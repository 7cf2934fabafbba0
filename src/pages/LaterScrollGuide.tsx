import { later } from '../later/later'

const load = () => import('../sections/ScrollGuide')
const loaded = typeof document === 'undefined' ? await load() : undefined

/** The scroll guide, whose dots are links to their sections until its script is there. */
export const LaterScrollGuide = later(load, loaded, ({ ScrollGuide }) => ScrollGuide)
