import type { ServiceLineContent } from '../../content/types'
import { Phones } from '../../mockups/mobile-apps/MobileApps'
import type { AppsPicture } from '../../mockups/mobile-apps/words'
import { Practice } from './Practice'

export const sky = 'dusk'

export function View(content: ServiceLineContent<AppsPicture>) {
  return <Practice content={content} sky={sky} picture={<Phones words={content.picture.phones} />} />
}
