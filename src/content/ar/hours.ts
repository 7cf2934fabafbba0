import { openHours as inEnglish } from '../hours'
import type { BusinessHours, OpenHours } from '../types'

/** What the clock of the company's place is called: `Dubai` stands in company.ts. */
const PLACES: Readonly<Record<string, string>> = { Dubai: 'دبي', Cairo: 'القاهرة', Riyadh: 'الرياض' }

/** Returns business hours as `openHours` of the English edition does, in words such as `من الاثنين إلى الجمعة`. */
export const openHours = ({ place, ...hours }: BusinessHours): OpenHours =>
  inEnglish(
    { ...hours, place: PLACES[place] ?? place },
    {
      week: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
      every: 'كل يوم',
      and: '{start} و{end}',
      to: 'من {start} إلى {end}',
      comma: '، ',
      text: '{days}، من {from} إلى {to} بتوقيت {place}',
    },
  )
