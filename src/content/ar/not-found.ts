import type { NotFoundContent } from '../../pages/NotFound'
import { brandInArabic } from './company'

export const content = {
  meta: {
    title: 'الصفحة غير موجودة',
    description: 'لا توجد صفحة على هذا العنوان. ابدؤوا من جديد من الصفحة الرئيسية، أو اكتبوا إلى المبيعات.',
  },
  hero: {
    eyebrow: '404',
    title: 'لا صفحة هنا',
    lede: 'الرابط خاطئ، أو الصفحة لم تعد موجودة. ابدؤوا من جديد من هنا.',
    actions: ['home', 'sales'],
  },
  // PLACEHOLDER: brand in Arabic, the caravan of its name; rewrite these sentences when the brand changes
  convoy: {
    label: 'جرّبوا: أعيدوا النقطة الضالّة إلى قافلتها',
    cue: 'جرّبوا: أعيدوا النقطة إلى قافلتها',
    catchUp: 'تقدّموا خطوة',
    home: 'عودوا معها',
    behind: [
      'لحقتم بالقافلة، وهي تعرف طريق العودة.',
      'بينكم وبين القافلة خطوة واحدة.',
      'بينكم وبين القافلة خطوتان.',
      'بينكم وبين القافلة ثلاث خطوات.',
      'بينكم وبين القافلة أربع خطوات.',
      'بينكم وبين القافلة خمس خطوات.',
      'ست خطوات بينكم وبين القافلة، وهي التي سُمّينا باسمها.',
    ],
  },
  onward: {
    title: 'لعلّكم تبحثون عن',
    items: [
      { name: 'الخدمات', href: '/services' },
      { name: 'حلول B2B', href: '/solutions/b2b' },
      { name: 'حلول B2C', href: '/solutions/b2c' },
      { name: 'من نحن', href: '/about' },
      { name: 'تواصلوا معنا', href: '/contact' },
    ],
  },
  arabic: brandInArabic,
} satisfies NotFoundContent
