/**
 * The site's icons, by the name that content and components use. For the build only: a page carries a sprite of the icons
 * that it draws, and loads a file of all icons before it shows another page. One import per icon: reading
 * the package's index takes longer than the rest of the build.
 */

import type { IconNode } from 'lucide'
import Armchair from 'lucide/dist/esm/icons/armchair.mjs'
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs'
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import BedDouble from 'lucide/dist/esm/icons/bed-double.mjs'
import BuildingComplex from 'lucide/dist/esm/icons/building-complex.mjs'
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs'
import ChartColumn from 'lucide/dist/esm/icons/chart-column.mjs'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import Cloud from 'lucide/dist/esm/icons/cloud.mjs'
import CodeXml from 'lucide/dist/esm/icons/code-xml.mjs'
import Compass from 'lucide/dist/esm/icons/compass.mjs'
import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs'
import GraduationCap from 'lucide/dist/esm/icons/graduation-cap.mjs'
import Headphones from 'lucide/dist/esm/icons/headphones.mjs'
import Hotel from 'lucide/dist/esm/icons/hotel.mjs'
import Landmark from 'lucide/dist/esm/icons/landmark.mjs'
import Languages from 'lucide/dist/esm/icons/languages.mjs'
import Layers from 'lucide/dist/esm/icons/layers.mjs'
import LoaderCircle from 'lucide/dist/esm/icons/loader-circle.mjs'
import Lock from 'lucide/dist/esm/icons/lock.mjs'
import Megaphone from 'lucide/dist/esm/icons/megaphone.mjs'
import Menu from 'lucide/dist/esm/icons/menu.mjs'
import Monitor from 'lucide/dist/esm/icons/monitor.mjs'
import Mouse from 'lucide/dist/esm/icons/mouse.mjs'
import Network from 'lucide/dist/esm/icons/network.mjs'
import Package from 'lucide/dist/esm/icons/package.mjs'
import PenTool from 'lucide/dist/esm/icons/pen-tool.mjs'
import Percent from 'lucide/dist/esm/icons/percent.mjs'
import Plane from 'lucide/dist/esm/icons/plane.mjs'
import Plug from 'lucide/dist/esm/icons/plug.mjs'
import Pointer from 'lucide/dist/esm/icons/pointer.mjs'
import Rocket from 'lucide/dist/esm/icons/rocket.mjs'
import Route from 'lucide/dist/esm/icons/route.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs'
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs'
import SmartphoneNfc from 'lucide/dist/esm/icons/smartphone-nfc.mjs'
import Stamp from 'lucide/dist/esm/icons/stamp.mjs'
import Star from 'lucide/dist/esm/icons/star.mjs'
import Store from 'lucide/dist/esm/icons/store.mjs'
import Ticket from 'lucide/dist/esm/icons/ticket.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import Users from 'lucide/dist/esm/icons/users.mjs'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'

/**
 * Draws a mark of a social network: neutral, 24 by 24, in few bytes, because every page carries it. The icon set has no company
 * logos.
 */
const mark = (d: string): IconNode => [['path', { d }]]

export const icons = {
  armchair: Armchair,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'bed-double': BedDouble,
  building: BuildingComplex,
  'calendar-clock': CalendarClock,
  chart: ChartColumn,
  'chevron-down': ChevronDown,
  'circle-check': CircleCheck,
  cloud: Cloud,
  code: CodeXml,
  compass: Compass,
  'credit-card': CreditCard,
  'graduation-cap': GraduationCap,
  headphones: Headphones,
  hotel: Hotel,
  landmark: Landmark,
  languages: Languages,
  layers: Layers,
  loader: LoaderCircle,
  lock: Lock,
  megaphone: Megaphone,
  menu: Menu,
  monitor: Monitor,
  mouse: Mouse,
  network: Network,
  package: Package,
  pen: PenTool,
  percent: Percent,
  plane: Plane,
  plug: Plug,
  pointer: Pointer,
  rocket: Rocket,
  route: Route,
  search: Search,
  shield: ShieldCheck,
  smartphone: Smartphone,
  'smartphone-nfc': SmartphoneNfc,
  stamp: Stamp,
  star: Star,
  store: Store,
  ticket: Ticket,
  triangle: TriangleAlert,
  users: Users,
  wallet: Wallet,
  x: X,
  'mark-facebook': mark('M14 22v-8h3l1-4h-4V8q0-2 2-2h2V3h-3q-5 0-5 5v2H7v4h3v8z'),
  'mark-x': mark('M1 1h7l15 22h-7zm3 2 13 18h3L7 3zM20 1h3l-8 9-1-2zM1 23l9-10 1 2-7 8z'),
  'mark-instagram': mark(
    'M7 2h10q5 0 5 5v10q0 5-5 5H7q-5 0-5-5V7q0-5 5-5zm0 2Q4 4 4 7v10q0 3 3 3h10q3 0 3-3V7q0-3-3-3zm5 3a5 5 0 0 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 0 0 0 6 3 3 0 0 0 0-6zm4-3h2v2h-2z',
  ),
  'mark-linkedin': mark('M4 9h4v12H4zM4 3h4v4H4zM10 9h4v2q1-2 4-2 4 0 4 5v7h-4v-6q0-3-2-3t-2 3v6h-4z'),
  'mark-youtube': mark('M5 4h14q4 0 4 4v8q0 4-4 4H5q-4 0-4-4V8q0-4 4-4zm5 4v8l6-4z'),
  'mark-tiktok': mark('M10 2h4q0 5 5 5v4q-3 0-5-2v7q0 6-6 6t-6-6 6-6v4q-2 0-2 2t2 2 2-2z'),
}

export type IconName = keyof typeof icons
