import { linksIn } from '../links'
import { site } from './site'

export const linkTo = linksIn(site)
