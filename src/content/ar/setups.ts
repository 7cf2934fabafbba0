import type { SetupRules } from '../../contact/setup'
import { picture as shop } from './pictures/b2c'
import { picture as bedbank } from './pictures/bedbank'

const named = (items: readonly { id: string; name: string }[]): Record<string, string> =>
  Object.fromEntries(items.map(({ id, name }) => [id, name]))

const nights = bedbank.calendar.rooms[0].left
  .split(' ')
  .map((_, index) => ({ id: `n${index + 1}`, name: `${index + 1} ${bedbank.calendar.month}` }))

const { murjan, saffron, rosewater } = shop.storefront.texts.ar.shops

export const setups = {
  markup: {
    picture: 'هامش الربح على أسعار الطيران',
    line: 'الطيران، وهامش {ndc}% على NDC',
    values: { ndc: [0, 12] },
  },
  stamps: {
    picture: 'المشاريع التي تودّون أن نحاسبكم عليها',
    line: 'مشاريع {work}',
    values: {
      work: {
        all: 'من كل الأنواع',
        consultancy: 'في الاستشارات',
        development: 'في تطوير البرمجيات',
        marketing: 'في التسويق بالأداء',
        design: 'في تصميم UI/UX',
        apps: 'في تطبيقات الجوّال',
        training: 'في التدريب',
      },
    },
  },
  seats: {
    picture: 'المقاعد والإضافات',
    line: '{zone}، {extras}، {host}',
    values: {
      zone: { front: 'مقعد أمامي', standard: 'مقعد عادي', legroom: 'مقعد بمساحة للساقين' },
      extras: {
        bag: 'حقيبة',
        esim: 'شريحة eSIM',
        cover: 'تأمين السفر',
        docs: 'المستندات على واتساب',
        none: 'بلا إضافة أخرى',
      },
      host: {
        left: 'بلا استقبال ومرافقة',
        chosen: 'مع استقبال ومرافقة',
        mandatory: 'مع استقبال ومرافقة إلزاميين',
      },
    },
  },
  policy: {
    picture: 'سياسة السفر',
    line: 'رحلة {leg} على {cabin} بسعر USD {fare}، {decision}',
    values: {
      cabin: { economy: 'الدرجة السياحية', business: 'درجة الأعمال' },
      leg: { short: 'تقلّ عن 6 ساعات', long: 'مدتها 6 ساعات أو أكثر' },
      fare: [300, 3000],
      decision: {
        inside: 'ضمن السياسة',
        open: 'خارج السياسة',
        approved: 'اعتمدها المدير',
        declined: 'رفضها المدير',
      },
    },
  },
  route: {
    picture: 'فِرق المشروع',
    line: 'خطة تشمل {teams}',
    values: {
      teams: {
        consultancy: 'الاستشارات',
        design: 'تصميم UI/UX',
        development: 'التطوير',
        apps: 'تطبيقات الجوّال',
        training: 'التدريب',
        marketing: 'التسويق',
      },
    },
  },
  target: {
    picture: 'خريطة الوكالة',
    line: 'خريطة الوكالة {view}',
    values: { view: { today: 'كما هي اليوم', target: 'كما هي في الخطة' } },
  },
  ceiling: {
    picture: 'سقف تكلفة الحجز',
    line: 'سقف USD {usd} للحجز الواحد',
    values: { usd: [25, 100] },
  },
  outage: {
    picture: 'المصادر التي تنقطع',
    line: 'طلب API واحد، والمفصول من المصادر: {out}',
    values: { out: { none: 'لا شيء', gds: 'GDS', ndc: 'NDC', lcc: 'LCC' } },
  },
  shop: {
    picture: 'متجر بعلامتنا التجارية',
    line: 'متجر باللغة {lang}، أسعاره بعملة {cur}، وألوانه ألوان {brand}',
    values: {
      brand: {
        murjan: `«${murjan}»`,
        saffron: `«${saffron}»`,
        rosewater: `«${rosewater}»`,
        own: 'علامتنا',
      },
      lang: { en: 'الإنجليزية', ar: 'العربية' },
      cur: { aed: 'AED', eur: 'EUR', usd: 'USD' },
    },
    own: true,
  },
  stopsell: {
    picture: 'وقف البيع والأسعار',
    line: 'بنك الأسرّة، {room}؛ ليالي وقف البيع: {nights}؛ وخطة الأسعار: {plan}',
    values: {
      room: named(bedbank.calendar.rooms),
      nights: { none: 'لا شيء', ...named(nights) },
      plan: named(bedbank.calendar.rates.plans),
    },
  },
  overdraft: {
    picture: 'اعتماد تجاوز الحد',
    line: 'B2B، حجز فوق الحد الائتماني {decision}',
    values: { decision: { open: 'بقي ينتظر', approved: 'اعتُمد لمرة', declined: 'رُفض' } },
  },
  cash: {
    picture: 'تقويم فجوة السيولة',
    line: 'B2B، عدد الوكالات {agencies}، مبيعات كل منها USD {sale} في اليوم وحدّها USD {limit}؛ فاتورة كل {cycle}، وأيام السداد بعدها {pay}؛ تسوية {period} مع شركات الطيران، وأيام الدفع بعد نهاية الفترة {lag}؛ والمدفوع مقدّمًا {prepaid}%',
    values: {
      agencies: [1, 500],
      sale: [50, 50000],
      limit: [0, 1000000],
      cycle: { 7: '7 أيام', 14: '14 يومًا', 30: '30 يومًا' },
      pay: [0, 60],
      period: { 7: 'أسبوعية', 14: 'كل أسبوعين' },
      lag: [0, 21],
      prepaid: [0, 100],
    },
  },
  lesson: {
    picture: 'دورة موظف الحجز الرقمي',
    line: 'الدورة، والمنجز من دروسها الثلاثة الأخيرة: {solved}',
    values: { solved: [0, 3] },
  },
  push: {
    picture: 'تطبيق السفر',
    line: 'تطبيق السفر، {message} إشعاره {signal}',
    values: {
      message: { read: 'فُتح', unread: 'لم يُفتح' },
      signal: { on: 'والهاتف متصل', off: 'والهاتف في وضع الطيران' },
    },
  },
  redraw: {
    picture: 'مسار الحجز المرسوم من جديد',
    line: 'مسار الحجز {view}، {bag}',
    values: {
      view: { before: 'كما هو', after: 'بعد إعادة رسمه' },
      bag: { one: 'بحقيبة', none: 'بلا حقيبة' },
    },
  },
} satisfies SetupRules
