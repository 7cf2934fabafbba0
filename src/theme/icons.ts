/**
 * The site's icons, by the name that content and components use. For the build only: a page carries a sprite of the icons
 * that it draws, and loads a file of all icons before it shows another page. One import per icon: reading
 * the package's index takes longer than the rest of the build.
 */

import Armchair from 'lucide/dist/esm/icons/armchair.mjs'
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs'
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs'
import BedDouble from 'lucide/dist/esm/icons/bed-double.mjs'
import BuildingComplex from 'lucide/dist/esm/icons/building-complex.mjs'
import CalendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs'
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
import Split from 'lucide/dist/esm/icons/split.mjs'
import Stamp from 'lucide/dist/esm/icons/stamp.mjs'
import Star from 'lucide/dist/esm/icons/star.mjs'
import Store from 'lucide/dist/esm/icons/store.mjs'
import Ticket from 'lucide/dist/esm/icons/ticket.mjs'
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs'
import Users from 'lucide/dist/esm/icons/users.mjs'
import Wallet from 'lucide/dist/esm/icons/wallet.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'

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
  clock: Clock,
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
  split: Split,
  stamp: Stamp,
  star: Star,
  store: Store,
  ticket: Ticket,
  triangle: TriangleAlert,
  users: Users,
  wallet: Wallet,
  x: X,
}

export type IconName = keyof typeof icons
