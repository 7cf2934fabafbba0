// The module that `npm run build:edge` bundles for Cloudflare Workers.
import { edge } from './edge'

export default edge(() => null)
