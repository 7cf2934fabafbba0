import type { MarketingPicture } from '../../../mockups/performance-marketing/words'

// PLACEHOLDER: picture data in Arabic, invented campaigns of an invented agency; put your own demonstration data here
export const picture = {
  campaigns: {
    title: 'الحملات',
    span: '12 أسبوعًا، USD',
    currency: 'USD',
    key: { cost: 'تكلفة الحجز', bookings: 'حجوزات الأسبوع', ceiling: 'سقفكم' },
    months: ['مارس', 'أبريل', 'مايو'],
    heads: ['القناة', 'الإنفاق', 'الحجوزات', 'الهامش قبل الإعلان', 'تكلفة الحجز'],
    channels: [
      {
        name: 'البحث',
        weekly: 52000,
        booked: [9, 10, 9, 11, 12, 12, 13, 14, 15, 16, 17, 18],
        margin: 9200,
      },
      {
        name: 'التواصل',
        weekly: 38000,
        booked: [4, 5, 4, 5, 6, 6, 7, 7, 8, 9, 9, 10],
        margin: 11800,
      },
      {
        name: 'إعادة الاستهداف',
        weekly: 13000,
        booked: [3, 3, 4, 3, 4, 4, 4, 5, 5, 5, 6, 6],
        margin: 8400,
      },
      {
        name: 'البانرات',
        weekly: 22500,
        booked: [3, 2, 3, 3, 2, 3, 2, 3, 2, 2, 3, 2],
        margin: 7600,
      },
    ],
    live: 'نشطة',
    paused: 'متوقفة',
    total: 'كل القنوات النشطة',
    moment: {
      label: 'جرّبوا: حرّكوا أعلى ما تدفعونه مقابل حجز، وانظروا أي القنوات تتوقف. الحملات من تأليفنا.',
      cue: 'جرّبوا: اخفضوا السقف',
      ceiling: 'أعلى ما تدفعونه مقابل حجز',
      summary: 'يبقى لكم {bookings}، والهامش بعد الإعلانات {left}.',
      bookings: { one: 'حجز واحد', two: 'حجزان', few: '{n} حجوزات', several: '{n} حجزًا' },
      none: 'تتوقف كل القنوات.',
      freed: 'توفّرون من الإنفاق {freed}.',
      below: 'أغلى القنوات الباقية: {name}، وهي دون السقف بمقدار {room}.',
      above: 'أرخص القنوات: {name}، وهي فوق السقف بمقدار {room}.',
      ask: 'حدّثونا عن هذا السقف',
    },
  },
  sale: {
    stops: [
      { name: 'أحدهم يكتب', text: '«فندق إسطنبول المدينة القديمة 4 ليالٍ»' },
      { name: 'إعلانكم يجيب', text: 'إسطنبول، المدينة القديمة: أربع ليالٍ مع الإفطار' },
      { name: 'الصفحة التي يفتحها', text: 'فنادق المدينة القديمة لأربع ليالٍ، شاملة الضرائب' },
    ],
    sold: 'سعر البيع',
    price: 64000,
    fee: 960,
    refunds: 440,
    gross: 'الهامش الإجمالي',
    parts: {
      net: { name: 'السعر الصافي', text: 'ما يأخذه المورّد.' },
      fee: { name: 'رسم البطاقة', text: 'ما يكلّفه الدفع.' },
      refunds: { name: 'الاسترداد', text: 'نصيب هذا البيع من الاستردادات.' },
      ad: { name: 'الإعلانات', text: 'ثمن النقرات مقسومًا على الحجوزات.' },
      left: {
        name: 'الباقي لكم',
        text: 'الرقم الذي نحاسب الإعلان عليه، قبل أتعابنا. أما رقمكم أنتم فتحدّده أسعاركم.',
      },
    },
  },
  results: {
    mark: 'إعلان',
    site: 'delta-holidays.example',
    links: ['غرف عائلية', 'قرب الترام', 'إلغاء مجاني'],
    other: {
      site: 'istanbul.example',
      title: 'أين تقيمون في إسطنبول',
      text: 'المدينة القديمة وستة أحياء أخرى، على خريطة واحدة.',
    },
  },
  post: { account: 'دلتا للعطلات', offer: 'عمرة، 7 ليالٍ', from: 'من {price}', price: 98000 },
} satisfies MarketingPicture
