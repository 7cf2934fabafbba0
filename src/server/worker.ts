// The module that `npm run build:edge` bundles for Cloudflare Workers.
import { openProvider } from '../contact/providers'
import { edge } from './edge'
import { mailSettings } from './settings'

export default edge(({ MAIL_URL, MAIL_KEY, MAIL_FROM, MAIL_TO }) => {
  const mail = mailSettings({ MAIL_URL, MAIL_KEY, MAIL_FROM, MAIL_TO })
  return mail ? openProvider(mail) : null
})
