// The module that `npm run build:edge` bundles for Cloudflare Workers.
import { edge } from './edge'
import { mailProvider } from './settings'

export default edge(mailProvider)
