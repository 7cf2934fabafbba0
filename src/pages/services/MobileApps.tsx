import type { ServiceLineContent } from '../../content/types'
import { Phones } from '../../mockups/mobile-apps/MobileApps'
import { Practice } from './Practice'

export const sky = 'dusk'

export function View(content: ServiceLineContent) {
  return <Practice content={content} sky={sky} picture={<Phones />} />
}
