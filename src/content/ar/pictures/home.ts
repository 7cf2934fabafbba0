import type { HomePicture } from '../../../mockups/home/words'
import { picture as english } from '../../pictures/home'
import { picture as ancillaries, own } from './ancillaries'
import { picture as bedbank } from './bedbank'
import { picture as corporate } from './corporate'

const { moment: trip, start: asked } = corporate.approval

/** Products that other pages sell too, at the prices that they have there. */
const cabin = ancillaries.extras
const { rates, rooms } = bedbank.calendar
const [room] = rooms
const esim = cabin.extras.find(({ id }) => id === 'esim')
const money = (hundredths: number) => `${cabin.currency} ${hundredths / 100}`

// PLACEHOLDER: picture data in Arabic, the invented fares, agencies, rooms and booking of the product pictures; put your own here
export const picture = {
  flights: {
    label: 'بجانب الأسعار: حجز فوق الحد ينتظر المكتب الرئيسي، وقواعد أخرى لهامش الربح',
    title: 'CAI إلى DXB',
    query: '12 مارس، بالغ واحد',
    sources: { names: ['GDS', 'NDC', 'LCC'], lit: [1] },
    from: 'CAI',
    to: 'DXB',
    net: 'الصافي',
    currency: 'AED',
    fares: [
      {
        id: 'nj1',
        initials: 'ن',
        airline: 'نايل جت',
        departs: '06:35',
        arrives: '12:10',
        via: 'مباشرة',
        source: 'NDC',
        net: 110400,
        rule: { percent: 6, name: 'للمكتب' },
        gds: 120950,
      },
      {
        id: 'gl',
        initials: 'خ',
        airline: 'خط الخليج',
        departs: '09:20',
        arrives: '14:55',
        via: 'مباشرة',
        source: 'GDS',
        net: 118200,
        rule: { percent: 4, name: 'للمكتب' },
        spare: 1,
      },
      {
        id: 'lv',
        initials: 'ل',
        airline: 'ليفانتر',
        departs: '11:05',
        arrives: '18:40',
        via: 'عبر AMM',
        source: 'LCC',
        net: 86100,
        rule: { fixed: 4500, name: 'ثابت' },
      },
      {
        id: 'nj2',
        initials: 'ن',
        airline: 'نايل جت',
        departs: '18:10',
        arrives: '23:40',
        via: 'مباشرة',
        source: 'NDC',
        net: 126800,
        rule: { percent: 6, name: 'للمكتب' },
        gds: 139600,
        spare: 2,
      },
    ],
    chosen: 'nj1',
    moment: {
      label: 'جرّبوا: حرّكوا هامش الربح على أسعار NDC، واختاروا رحلة. الأسعار من تأليفنا.',
      cue: 'جرّبوا: حرّكوا هامش الربح',
      rule: 'هامش الربح على NDC',
      earned: 'تكسبون {sum} من رحلة {seat}.',
      above: 'والرحلة نفسها أرخص في GDS: {sum}.',
      aboveShort: '{markup}، فوق GDS',
      ask: 'أرسلوا إلينا هذا الإعداد',
    },
    overdraft: {
      initials: 'و',
      agency: 'الواحة للسياحة',
      tag: 'تجاوز',
      amount: 'USD 4,500',
      over: 'فوق حدّها',
      trip: 'CAI إلى IST، 6 مسافرين، فاتورة كل أسبوعين',
      used: 96,
      limit: 78,
      waits: 'ينتظر المكتب الرئيسي، وله أن يعتمده هذه المرة',
      settled: {
        label: 'معاينة للمنتج: حجز فوق الحد ينتظر في الساعة 21:40، ويُعتمد من الهاتف في 21:44',
        at: '21:40',
        approved: { at: '21:44', tag: 'معتمد لمرة', by: 'المدير المالي، من هاتفه، لهذا الحجز وحده.' },
      },
    },
    rules: {
      title: 'قواعد أخرى للهامش',
      items: [
        { name: 'الطيران، GDS', text: 'المكتب CAI-02', markup: '+ 4%' },
        { name: 'الطيران، LCC', text: 'المكتب CAI-02', markup: '+ AED 45' },
        { name: 'الفنادق', text: 'دلتا للعطلات', markup: '+ 9%' },
      ],
    },
  },
  solutions: {
    agencies: {
      title: 'الوكالات',
      column: 'الائتمان المستخدم',
      items: [
        { initials: 'د', name: 'دلتا للعطلات', used: 62, status: 'نشطة' },
        { initials: 'و', name: 'الواحة للسياحة', used: 123, status: 'تجاوز' },
        { initials: 'أ', name: 'أطلس للسفر', used: 22, status: 'نشطة' },
        { initials: 'ش', name: 'رحلات المشرق', used: 100, status: 'موقوفة' },
      ],
    },
    offer: {
      title: 'طيران + فندق',
      tags: { names: ['AR', 'EN', 'AED'], lit: [0, 2] },
      trip: { name: 'إسطنبول، 4 ليالٍ', text: 'مباشرة، المدينة القديمة، إفطار' },
      price: { amount: '2,340.00', currency: 'AED' },
      parts: { name: '4 أقساط', text: '585.00 اليوم، ثم 3\u00a0×\u00a0585.00 شهريًّا' },
      booked: 'محجوز',
    },
    request: {
      title: 'طلب سفر',
      tag: trip.tags.open,
      stops: [
        {
          initials: trip.request.employee,
          name: `${trip.cabin.options[asked.cabin]}، ${trip.request.trip[asked.leg]}`,
          text: `السياسة: ${trip.cabin.allowed[asked.leg]}`,
        },
        { initials: '؟', name: 'اعتماد المدير', text: trip.issued.tags.open },
      ],
    },
    seats: {
      title: cabin.moment.seat.replace('{seat}', cabin.start.seat),
      price: english.solutions.seats.price,
      rows: english.solutions.seats.rows,
    },
    rooms: {
      title: 'ديلوكس بسريرين',
      plans: { names: rates.plans.map(({ name }) => name), lit: [] },
      days: english.solutions.rooms.days,
    },
  },
  checkout: {
    label: 'معاينة للمنتج: صفحة دفع بالبطاقة أو المحفظة أو بوابة محلية أو على 4 أقساط',
    title: 'الدفع',
    booking: 'الحجز QF-20418',
    amount: 'AED 2,340.00',
    trip: 'إسطنبول، 4 ليالٍ، بالغان',
    card: { name: 'بطاقة آخرها 4821', text: 'موثّقة عبر 3D Secure', tag: 'PCI' },
    wallet: 'المحفظة',
    gateway: 'بوابة محلية',
    parts: { name: '4 أقساط', text: 'AED 585 اليوم، ثم شهريًّا' },
    paid: 'مدفوع: AED 2,340.00',
  },
  products: {
    plans: rates.plans.map(({ name, board }) => ({ name, net: (room?.net ?? 0) + board })),
    ticket: { at: ancillaries.day.stops.at(-1)?.time ?? '', name: own.dinner.name, text: money(own.dinner.sell) },
    passport: { name: 'مصر', text: 'إلى الإمارات' },
    data: { name: esim?.name ?? '', text: esim?.text ?? '' },
  },
  values: { shop: 'علامتكم', refund: 'الاسترداد', penalty: english.values.penalty },
} satisfies HomePicture
