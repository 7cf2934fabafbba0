import { Phones } from '../../mockups/mobile-apps/MobileApps'
import type { AppsPicture } from '../../mockups/mobile-apps/words'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dusk'

export type MobileAppsContent = PracticeContent & { picture: AppsPicture }

export function View(content: MobileAppsContent) {
  return (
    <Practice content={content} sky={sky} shape="specification" picture={<Phones words={content.picture.phones} />} />
  )
}
