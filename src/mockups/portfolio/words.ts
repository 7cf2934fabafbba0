import type { IconName } from '../../theme/icons'

export type RouteBookWords = {
  label: string
  title: string
  count: string
  /** Six, in two rows. */
  stops: readonly { name: string; work: string; icon: IconName }[]
  next: { eyebrow: string; title: string; text: string }
}

export type PortfolioPicture = { routeBook: RouteBookWords }
