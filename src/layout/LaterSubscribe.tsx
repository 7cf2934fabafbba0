import { later } from '../later/later'

const load = () => import('../contact/form/SubscribeForm')
const loaded = typeof document === 'undefined' ? await load() : undefined

/** The form in the footer, which the browser posts itself until its script is there. */
export const LaterSubscribe = later(load, loaded, ({ Subscribe }) => Subscribe)
