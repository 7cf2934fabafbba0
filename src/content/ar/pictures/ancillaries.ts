import type { AncillariesPicture } from '../../../mockups/ancillaries/words'

const currency = 'USD'
const money = { net: 'الصافي', sell: 'البيع', margin: 'الهامش' }
const optional = 'اختيارية'

/** The operator's own add-ons, with prices in hundredths of the currency. */
export const own = {
  host: { name: 'استقبال ومرافقة', text: 'فريقكم في القاهرة', net: 2200, sell: 3500 },
  transfer: { name: 'توصيل المطار', text: 'سائقوكم', net: 1800, sell: 2800 },
  queue: { name: 'أولوية الإجراءات', sell: 1500 },
  dinner: { name: 'عشاء على النيل', sell: 4500 },
}

// PLACEHOLDER: picture data in Arabic, the extras on an invented booking, and invented add-ons with their sales; put your own here
export const picture = {
  extras: {
    currency,
    zones: {
      front: { name: 'أمامي', net: 2750, sell: 3200 },
      standard: { name: 'عادي', net: 1550, sell: 1800 },
      legroom: { name: 'مساحة للساقين', net: 2400, sell: 2800 },
    },
    rows: [
      { zone: 'front', seats: '..x..x' },
      { zone: 'front', seats: 'x..x..' },
      { zone: 'standard', seats: '..xx..' },
      { zone: 'standard', seats: '.x....' },
      { zone: 'standard', seats: 'xx...x' },
      { zone: 'legroom', seats: '.xx...' },
      { zone: 'standard', seats: '...xx.' },
      { zone: 'standard', seats: '.xx...' },
    ],
    extras: [
      { id: 'bag', icon: 'package', name: 'حقيبة', text: '23 كجم', net: 3150, sell: 3500 },
      { id: 'esim', icon: 'smartphone-nfc', name: 'eSIM، 5 جيجابايت', text: '15 يومًا', net: 500, sell: 900 },
      { id: 'cover', icon: 'shield', name: 'تأمين السفر', text: '2 إلى 9 يونيو', net: 980, sell: 1400 },
      { id: 'docs', icon: 'smartphone', name: 'المستندات', text: 'على واتساب', net: 0, sell: 0 },
      { id: 'host', icon: 'users', ...own.host },
    ],
    start: { seat: '4E', extras: ['bag'], mandatory: false },
    moment: {
      label: 'جرّبوا: اختاروا مقعدًا وإضافات، وانظروا كم تكسبون. الحجز من تأليفنا.',
      cue: 'جرّبوا: اختاروا مقعدًا وإضافات',
      seat: 'المقعد {seat}',
      taken: 'محجوز',
      title: 'الإضافات',
      booking: 'الحجز QF-20547',
      free: 'مجانًا',
      pays: 'يدفع المسافر',
      keeps: 'يبقى لكم',
      sum: 'المقعد {seat} و{count} من {all} إضافات: يدفع المسافر {sum}، ويبقى لكم {margin}.',
      every: 'و«{name}» في كل سعر.',
      money,
      rule: 'اجعلوها',
      optional,
      mandatory: 'إلزامية',
      ask: 'حدّثونا عن هذه الإضافات',
    },
  },
  ticket: 'تذكرة إلكترونية',
  editor: { ...own.transfer, currency, money, terms: optional, published: 'معروضة للبيع من البحث التالي' },
  sales: {
    month: 'يونيو',
    sold: 'العدد',
    currency,
    items: [
      { name: own.host.name, sold: 64, sell: own.host.sell },
      { name: own.transfer.name, sold: 41, sell: own.transfer.sell },
      { ...own.queue, sold: 38 },
      { ...own.dinner, sold: 9 },
    ],
  },
  sum: {
    label: 'إجمالي الحجز، إضافة بعد أخرى',
    start: { title: 'المقعد والحقيبة', text: 'سعر شركة الطيران ورسم خدمتكم، كما في الحجز أعلاه.' },
  },
  day: {
    stops: [
      {
        time: '05:50',
        name: own.transfer.name,
        text: 'السائق عند الباب، وقد حُجز مع الرحلة.',
        yours: true,
      },
      { time: '06:30', name: own.queue.name, text: 'أقصر الصفّين في المطار.', yours: true },
      {
        time: '07:40',
        name: 'المستندات',
        text: 'الكاونتر يطلب تذكرة العودة، والتذكرة الإلكترونية على واتساب.',
        yours: false,
      },
      { time: '11:35', name: 'eSIM', text: 'العجلات لامست الأرض، والهاتف متصل.', yours: false },
      {
        time: '12:05',
        name: 'تأمين الأمتعة',
        text: 'الحقيبة لم تصل، لكنها مؤمَّن عليها.',
        yours: false,
      },
      { time: '20:00', name: 'تجربة محلية', text: 'عشاء على النيل، مع مرشد تعرفونه.', yours: true },
    ],
    all: 'أما تأمين السفر فيسري في تواريخ الحجز، وفق شروطه.',
    own: 'خدمتكم',
    supplied: 'مدمجة',
  },
} satisfies AncillariesPicture
