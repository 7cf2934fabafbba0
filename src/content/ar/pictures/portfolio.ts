import type { PortfolioPicture } from '../../../mockups/portfolio/words'
import { picture as apps } from './mobile-apps'
import { picture as services } from './services'
import { picture as design } from './ui-ux-design'

const { offers, pass, flow, course } = services.services
const { ticket, trip, gates, boards } = apps.phones
const { currency, bagPrice, travellers, payment } = design.board
/** Short enough for the place beside its price on the smallest screens. */
const bag = 'حقيبة'

const sum = (hundredths: number) => (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2 })

const route = `${pass.from}–${pass.to}`
/** In hundredths. The agent's desktop below has fares of its own. */
const fare = 128400
const total = `${payment.button} ${sum(fare + bagPrice)}`

// PLACEHOLDER: picture data in Arabic, the projects named on the route book; name yours here, as in portfolio.ts
export const picture = {
  routeBook: {
    title: 'العمل حسب الفريق',
    all: 'الكل',
    stops: [
      { id: 'consultancy', name: 'الاستشارات', work: 'مطابقة الأسعار', icon: 'compass' },
      { id: 'development', name: 'التطوير', work: 'دفتر الائتمان', icon: 'code' },
      { id: 'marketing', name: 'التسويق', work: 'مزايدة بالهامش', icon: 'megaphone' },
      { id: 'design', name: 'تصميم UI/UX', work: 'شاشة الموظف', icon: 'pen' },
      { id: 'apps', name: 'تطبيقات الجوّال', work: 'اعتماد السفر', icon: 'smartphone' },
      { id: 'training', name: 'التدريب', work: 'استرداد NDC', icon: 'graduation-cap' },
    ],
    moment: {
      label: 'جرّبوا: اختاروا نوعًا من العمل، واقرؤوا بأي مقياس تحكمون على أول مشروع فيه.',
      cue: 'جرّبوا: اختاروا نوع العمل',
      one: 'مشاريع {name} ({count})',
      measured: 'المقياس: {measure}',
      see: 'اقرؤوها',
      every: '{count} مشروعًا من ستة أنواع',
      ask: 'حدّثونا عن عمل كهذا',
    },
    next: 'مكان محفوظ لمشروعكم',
  },
  sketches: {
    // The last word of `sum` is the markup, which is what the booking earns.
    suppliers: [
      ...offers.items.flatMap(({ source, sum }) => [sum.replace(/.* /, ''), source]),
      `هامش الحجز، ${currency}`,
    ],
    search: [
      offers.call,
      offers.status,
      ...[2, 1, 0].flatMap(at => [offers.items[at]?.source ?? '', offers.items[at]?.sell ?? '']),
      `البيع، ${currency}`,
      'مستبعد',
    ],
    routes: [pass.from, pass.to, 'IST', 'LHR', 'الميزانية', 'الهامش'],
    checkout: [
      ...[route, 'سعر', sum(fare), travellers.title, payment.title, payment.button],
      ...[route, 'سعر', sum(fare), bag, sum(bagPrice), flow.tag, total],
      ...[route, 'سعر', sum(fare), bag, sum(bagPrice), payment.card.label, 'المحفظة', total],
      currency,
    ],
    trip: [
      ...[pass.notice.name, ticket.from, ticket.to],
      ...['صعود', 'مقعد', 'بوابة', boards, ticket.fields[1]?.value ?? '', gates.now],
      ...[trip.title, trip.dates],
      ...trip.stops.slice(1).map(({ name }) => name.replace('{gate}', gates.now)),
    ],
    // The three modules alone. The drawing shows which lesson is current. The mark before a name (U+200F) keeps WebKit from drawing
    // one that begins with Latin letters from left to right.
    lessons: course.modules.flatMap(({ name, text }, index) => [
      `\u200f${name.replace('الخدمات الإضافية', 'الإضافات')}`,
      index === 1 ? '7 دروس' : text,
      ...['اكتمل', course.current].slice(index, index + 1),
    ]),
    architecture: [
      'العقد',
      `${currency} 84.00`,
      'الإكسترانت',
      `${currency} 79.50`,
      'المطابقة',
      'مرتين',
      'البحث',
      `${currency} 88.20`,
      'الفاتورة',
      `${currency} 86.90`,
    ],
    migration: ['أولًا', 'ثم', 'أخيرًا', 'الأدوار', 'العملاء', 'البيانات', 'العروض', 'البريد'],
    ledger: ['الائتمان المستخدم', 'وكالة موقوفة', 'الجيزة', '51%', 'الأقصر', '80%', 'أسوان', '104%', 'الحد'],
    nights: ['فبراير', 'وقف البيع: 5 ليالٍ', ...Array.from({ length: 28 }, (_, day) => String(day + 1))],
    sources: ['البحث', '41', 'البريد', '18', 'الهاتف', '9', 'ملغاة', '−3', '65', 'محسوبة', 'الحجوزات'],
    ads: ['خمس ليالٍ', 'USD 640', 'أول ظهور', 'خمس ليالٍ', 'USD 640', 'ثاني ظهور', 'حُجزت', 'يتوقف'],
    desk: [
      ...[route, 'ثلاثة عروض', 'المصدر', `الصافي، ${currency}`, `البيع، ${currency}`],
      ...['NDC', '1,655.00', '1,754.30'],
      ...['GDS', '1,720.00', '1,788.80'],
      ...['LCC', '1,210.00', '1,255.00'],
    ],
    approval: ['USD 1,940', 'خارج السياسة', 'اعتماد', 'المدير', 'المالية', 'التذكرة'],
    compare: ['GDS', 'NDC', 'PNR', 'الطلب', 'إعادة الإصدار', 'إعادة التسعير', 'الاسترداد', 'الإلغاء'],
  },
} satisfies PortfolioPicture
