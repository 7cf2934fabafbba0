import { Phones } from '../../mockups/mobile-apps/MobileApps'
import { Practice, type PracticeContent } from './Practice'

export const sky = 'dusk'

export function View(content: PracticeContent) {
  return <Practice content={content} sky={sky} picture={<Phones />} />
}
