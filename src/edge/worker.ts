// The module that `npm run build:edge` bundles for Cloudflare Workers.
import { openProvider } from '../relay/providers'
import { mailSettings } from '../relay/settings'
import { edge } from './edge'

export default edge(({ MAIL_URL, MAIL_KEY, MAIL_FROM, MAIL_TO }) => {
  const mail = mailSettings({ MAIL_URL, MAIL_KEY, MAIL_FROM, MAIL_TO })
  return mail ? openProvider(mail) : null
})
