import { editionOf } from '../editions'
import { site as english } from '../site'
import type { Site } from '../types'
import { actions } from './actions'
import { linksOf, services, solutions } from './catalogue'
import { address, brand, brandInArabic, hours, mailboxes, offices, phone, tagline, whatsapp } from './company'
import { openHours } from './hours'

export const site = {
  ...editionOf('ar'),
  brand,
  brandInArabic,
  tagline,
  blurb:
    'تقنيات وخدمات سفر بعلامتكم التجارية، لوكالات السفر ومواقع الحجز (OTA) وسفر الشركات وبنوك الأسرّة في الشرق الأوسط وأوروبا.',
  news: null,
  address,
  offices,
  mailboxes,
  phone,
  whatsapp,
  hours: hours && openHours(hours),
  social: english.social,
  navigation: [
    { name: 'الرئيسية', href: '/', marker: 'home' },
    { name: 'من نحن', href: '/about', marker: 'about' },
    {
      name: 'الخدمات',
      href: '/services',
      marker: 'services',
      items: [
        { name: 'كل الخدمات', href: '/services', icon: 'route', text: 'ما تفعله الفرق الستة' },
        ...linksOf(services),
      ],
    },
    {
      name: 'حلولنا',
      href: '/#get-started',
      marker: 'solutions',
      items: linksOf(solutions),
    },
    { name: 'تواصلوا معنا', href: '/contact', marker: 'contact' },
  ],
  quickLinks: {
    title: 'روابط سريعة',
    items: [
      { name: 'الرئيسية', href: '/' },
      { name: 'من نحن', href: '/about' },
      { name: 'الخدمات', href: '/services' },
      { name: 'الحلول', href: '/solutions/b2b' },
      { name: 'تواصلوا معنا', href: '/contact' },
      { name: 'أربعون سؤالًا', href: '/questions' },
      { name: 'كل الأرقام', href: '/figures' },
      { name: 'مسرد المصطلحات', href: '/questions#glossary' },
    ],
  },
  subscribe: {
    title: 'ابقوا على اطّلاع',
    text: 'أخبار بين حين وآخر عن المورّدين وNDC ومنتجنا.',
    label: 'البريد الإلكتروني',
    placeholder: 'you@agency.com',
    button: 'اشتركوا',
    note: 'نطلب منكم أولًا أن تؤكدوا بالبريد الإلكتروني. وفي كل نشرة رابط لإلغاء الاشتراك.',
    privacy: { name: 'سياسة الخصوصية', href: '/privacy' },
    success: 'شكرًا لاشتراككم. قبل أول نشرة نطلب منكم التأكيد بالبريد الإلكتروني.',
    answers: 'أحد هذه الردود:',
  },
  legal: {
    // PLACEHOLDER: copyright year and holder in Arabic; put the year you publish and your registered company name here
    copyright: `© 2024 ${brand}. جميع الحقوق محفوظة.`,
    items: [
      { name: 'الخصوصية', href: '/privacy' },
      { name: 'الشروط', href: '/terms' },
      { name: 'ملفات تعريف الارتباط', href: '/cookies' },
      { name: 'معرض الأعمال', href: '/portfolio' },
    ],
  },
  actions,
  labels: {
    comma: '، ',
    languages: 'اللغات',
    skip: 'انتقلوا إلى المحتوى',
    home: `${brand}، الصفحة الرئيسية`,
    main: 'القائمة الرئيسية',
    menu: 'قائمة الجوّال',
    openMenu: 'افتحوا القائمة',
    closeMenu: 'أغلقوا القائمة',
    sections: 'أقسام الصفحة',
    hero: 'المقدمة',
    start: 'ابدؤوا',
    progress: 'التقدّم في القراءة',
    toTop: 'إلى أعلى الصفحة',
    explore: 'مرّروا لتكتشفوا المزيد',
    breadcrumbs: 'مسار الصفحة',
    news: 'أخبار',
    phone: 'الهاتف',
    whatsapp: 'واتساب',
    chat: 'نكتب إليكم بشأن: {page}',
    role: '{position}، {company}',
    rating: 'التقييم: {rating} من 5',
    sampleRating: 'نموذج، {rating} من 5',
    sample: 'نموذج',
    samples: {
      stories: 'من تأليفنا: لا ننقل كلام عميل إلا بموافقته.',
      partners: 'هذه الأسماء من تأليفنا، وستحلّ محلها أسماء شركائنا الحقيقيين.',
      some: 'ما عليه علامة «نموذج» من تأليفنا.',
    },
    before: 'قبل',
    after: 'بعد',
    ask: {
      title: 'اسألونا عن هذا',
      note: 'أسئلة لم نجب عنها بعد. ضعوا علامة على ما تودّون معرفته، ورسالة واحدة تكفي لها كلها.',
      none: 'اكتبوا إلينا',
      one: 'ضعوا السؤال المختار في رسالة',
      some: 'ضعوا الأسئلة المختارة ({count}) في رسالة',
      all: { name: 'أربعون سؤالًا', href: '/questions' },
    },
    trap: 'اتركوا هذا الحقل فارغًا',
    scheme: { title: 'المظهر', system: 'حسب الجهاز', light: 'فاتح', dark: 'داكن' },
  },
} satisfies Site
