import type { FiguresContent } from '../../pages/Figures'
import { figureGroups, type SaidFigure } from '../figure-lists'
import { content as about } from './about'
import { figures, hotels } from './company'
import { content as contact } from './contact'
import { content as home } from './home'
import { linkTo } from './links'
import { content as portfolio } from './portfolio'
import { content as consultancy } from './services/consultancy'
import { content as mobileApps } from './services/mobile-apps'
import { content as performanceMarketing } from './services/performance-marketing'
import { content as softwareDevelopment } from './services/software-development'
import { content as training } from './services/training'
import { content as uiUxDesign } from './services/ui-ux-design'
import { content as ancillaries } from './solutions/ancillaries'
import { content as b2b } from './solutions/b2b'
import { content as b2c } from './solutions/b2c'
import { content as bedbank } from './solutions/bedbank'
import { content as corporate } from './solutions/corporate'

/** The pages that show figures, by what they are about. */
const pages = {
  company: {
    title: 'الشركة',
    contents: { '/': home, '/about': about, '/portfolio': portfolio, '/contact': contact },
  },
  solutions: {
    title: 'الحلول',
    contents: {
      '/solutions/b2c': b2c,
      '/solutions/b2b': b2b,
      '/solutions/corporate': corporate,
      '/solutions/ancillaries': ancillaries,
      '/solutions/bedbank': bedbank,
    },
  },
  services: {
    title: 'الخدمات',
    contents: {
      '/services/consultancy': consultancy,
      '/services/software-development': softwareDevelopment,
      '/services/performance-marketing': performanceMarketing,
      '/services/ui-ux-design': uiUxDesign,
      '/services/mobile-apps': mobileApps,
      '/services/training': training,
    },
  },
}

/** Figures that stand within sentences. */
const said: readonly SaidFigure[] = [
  // PLACEHOLDER: figure in Arabic; say on which day and how it was counted
  {
    id: 'hotels',
    value: `${hotels}+`,
    label: 'فندق عبر بنوك الأسرّة',
    description: 'فنادق يمكن حجزها عبر بنوك الأسرّة، إلى جانب فنادقكم.',
    counted: null,
    words: new RegExp(`${hotels}\\sفندق`),
  },
  {
    id: 'reply',
    value: '24 ساعة',
    label: 'حتى تردّ المبيعات',
    description: 'من رسالتكم إلى ردّ من أحدنا، على أبعد تقدير.',
    counted: 'offer',
    words: /24\sساعة/,
  },
]

export const content = {
  meta: {
    title: 'كل رقم في هذا الموقع، مشروحًا',
    description: 'سجل أرقامنا: ما يعنيه كل رقم، ومتى وكيف عُدّ، وأين يظهر في الموقع، وما الذي لم ننشره بعد.',
  },
  hero: {
    eyebrow: 'أرقام',
    title: 'كل رقم في هذا الموقع، وما يعنيه',
    lede: 'لكل رقم من أرقامنا سطر هنا: ما يعنيه، ومتى وكيف عُدّ، أو إشارة إلى أن ذلك لم يُنشر بعد. الأعداد والتقديرات مقرّبة، وما كان وصفًا لما نعرضه قلنا إنه كذلك.',
  },
  balance: {
    title: 'ما وراء الأرقام',
    counted: 'منشورة بتاريخها وطريقتها',
    offer: 'تقول ما نعرضه، فلا شيء فيها يُعدّ',
    open: 'لم تُنشر طريقتها بعد',
  },
  head: { figure: 'الرقم', definition: 'ما يعنيه', date: 'متى عُدّ', method: 'كيف', places: 'أين يظهر' },
  offer: { date: 'لا يُعدّ', method: 'يقول ما نعرضه.' },
  open: 'لم يُنشر بعد',
  groups: figureGroups({ pages, company: Object.values(figures), said, linkTo }),
  closing: {
    title: 'أيّ أرقامنا تتحقّقون منه أولًا؟',
    lede: 'سمّوه لنا، وقولوا بماذا تقارنونه، وتحدّثوا إلى من يعرف مصدره.',
    actions: ['contactUs', 'demo'],
  },
} satisfies FiguresContent
