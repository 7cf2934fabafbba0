/**
 * The site's icons, by the name that content and components use. For the build only: a page carries a sprite of the icons
 * that it draws, and those of another page are fetched when the visitor points at a link to it. One import per icon: reading
 * the package's index takes longer than the rest of the build.
 */

import type { IconNode } from 'lucide'
import Armchair from 'lucide/dist/esm/icons/armchair.mjs'
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs'
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import BedDouble from 'lucide/dist/esm/icons/bed-double.mjs'
import BuildingComplex from 'lucide/dist/esm/icons/building-complex.mjs'
import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import Clock from 'lucide/dist/esm/icons/clock.mjs'
import Cloud from 'lucide/dist/esm/icons/cloud.mjs'
import CodeXml from 'lucide/dist/esm/icons/code-xml.mjs'
import Compass from 'lucide/dist/esm/icons/compass.mjs'
import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs'
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs'
import Headphones from 'lucide/dist/esm/icons/headphones.mjs'
import Languages from 'lucide/dist/esm/icons/languages.mjs'
import Layers from 'lucide/dist/esm/icons/layers.mjs'
import LoaderCircle from 'lucide/dist/esm/icons/loader-circle.mjs'
import Lock from 'lucide/dist/esm/icons/lock.mjs'
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs'
import Menu from 'lucide/dist/esm/icons/menu.mjs'
import Monitor from 'lucide/dist/esm/icons/monitor.mjs'
import Mouse from 'lucide/dist/esm/icons/mouse.mjs'
import Network from 'lucide/dist/esm/icons/network.mjs'
import PenTool from 'lucide/dist/esm/icons/pen-tool.mjs'
import Percent from 'lucide/dist/esm/icons/percent.mjs'
import Plug from 'lucide/dist/esm/icons/plug.mjs'
import Rocket from 'lucide/dist/esm/icons/rocket.mjs'
import Route from 'lucide/dist/esm/icons/route.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import SmartphoneNfc from 'lucide/dist/esm/icons/smartphone-nfc.mjs'
import Split from 'lucide/dist/esm/icons/split.mjs'
import Store from 'lucide/dist/esm/icons/store.mjs'
import Ticket from 'lucide/dist/esm/icons/ticket.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import Users from 'lucide/dist/esm/icons/users.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'

/** Makes an icon from one path, for the home page's first round trip: Lucide's versions need three times the bytes. */
const drawn = (d: string): IconNode => [['path', { d }]]

export const icons = {
  armchair: Armchair,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'bed-double': BedDouble,
  building: BuildingComplex,
  'calendar-clock': drawn(
    'M16 14v2l1.5 1M16 2v3M8 2v3M3 9h6M21 7V5q0-2-2-2H5Q3 3 3 5v14q0 2 2 2h2M22 16a6 6 0 0 1-12 0 6 6 0 0 1 12 0z',
  ),
  chart: ChartColumn,
  'chevron-down': ChevronDown,
  'circle-check': CircleCheck,
  clock: Clock,
  cloud: Cloud,
  code: CodeXml,
  compass: Compass,
  'credit-card': CreditCard,
  'graduation-cap': GraduationCap,
  headphones: Headphones,
  hotel: drawn(
    'M10 22v-6m4 0v6m1-6a5 5 0 0 0-6 0M8 7h0m4 0h0m4 0h0m0 4h0m-4 0h0m-4 0h0M6 2h12q2 0 2 2v16q0 2-2 2H6q-2 0-2-2V4q0-2 2-2z',
  ),
  landmark: drawn('M3 21h18M6 17v-7M10 17v-7M14 17v-7M18 17v-7M3 7l9-5 9 5z'),
  languages: Languages,
  layers: Layers,
  loader: LoaderCircle,
  lock: Lock,
  megaphone: Megaphone,
  menu: Menu,
  monitor: Monitor,
  mouse: Mouse,
  network: Network,
  package: drawn('m12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9M8 5.3l8 4.5'),
  pen: PenTool,
  percent: Percent,
  plane: drawn('M18 20 16 11l4-4q1-2 1-4-2 0-4 1l-4 4-9-2-1 2 6 4-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 4 6z'),
  plug: Plug,
  rocket: Rocket,
  route: Route,
  search: Search,
  shield: ShieldCheck,
  smartphone: Smartphone,
  'smartphone-nfc': SmartphoneNfc,
  split: Split,
  stamp: drawn('M5 22h14M5 14h14v4H5zM10 14V9a3 3 0 1 1 4 0v5'),
  star: drawn('m12 2 3 6.3 6.9 1-5 4.8 1.2 6.9-6.1-3.3L5.9 21l1.2-6.9-5-4.8 6.9-1z'),
  store: Store,
  ticket: Ticket,
  triangle: TriangleAlert,
  users: Users,
  wallet: drawn(
    'M19 7V4q0-1-1-1H5a2 2 0 0 0 0 4h15q1 0 1 1v4h-3a2 2 0 0 0 0 4h3q1 0 1-1v-2q0-1-1-1M3 5v14q0 2 2 2h15q1 0 1-1v-4',
  ),
  x: X,
}

export type IconName = keyof typeof icons
