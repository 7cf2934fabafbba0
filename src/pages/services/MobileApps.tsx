import type { ServiceLineContent } from '../../content/types'
import { Phones } from '../../mockups/MobileApps'
import { Practice } from '../../shapes/Practice'

export const sky = 'dusk'

export function View(content: ServiceLineContent) {
  return <Practice content={content} sky={sky} picture={<Phones />} />
}
