import type { MomentCase } from '../../support/moment'
import { cash } from './cash'
import { ceiling } from './ceiling'
import { convoy } from './convoy'
import { grid } from './grid'
import { lesson } from './lesson'
import { markup } from './markup'
import { letters } from './name'
import { outage } from './outage'
import { overdraft } from './overdraft'
import { policy } from './policy'
import { proof } from './proof'
import { push } from './push'
import { redraw } from './redraw'
import { route } from './route'
import { seats } from './seats'
import { shop } from './shop'
import { short } from './short'
import { stamps } from './stamps'
import { stopsell } from './stopsell'
import { target } from './target'

/** The test cases of all moments of the site. */
export const MOMENTS: readonly MomentCase[] = [
  markup,
  convoy,
  short,
  proof,
  letters,
  stamps,
  seats,
  policy,
  route,
  target,
  ceiling,
  outage,
  shop,
  overdraft,
  cash,
  stopsell,
  lesson,
  push,
  redraw,
  grid,
]
