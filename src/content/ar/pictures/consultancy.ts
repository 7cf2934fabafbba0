import type { ConsultancyPicture } from '../../../mockups/consultancy/words'

// PLACEHOLDER: picture data in Arabic, an invented agency, its suppliers, scores and recommendations; put your own here
export const picture = {
  model: {
    title: 'نموذج التشغيل',
    views: { today: 'اليوم', target: 'الهدف' },
    heads: { suppliers: 'المورّدون', systems: 'الأنظمة', channels: 'القنوات' },
    plans: {
      today: {
        suppliers: [
          { name: 'GDS', text: 'PCC 4K2B', fee: 0, state: 'there' },
          { name: 'NDC', text: 'غير متصل', fee: 0, state: 'missing' },
          { name: 'بنك أسرّة\u00a0أ', text: 'سعر صافٍ', fee: 0, state: 'there' },
          { name: 'بنك أسرّة\u00a0ب', text: 'بحد أدنى', fee: 600000, state: 'there' },
        ],
        systems: [
          { name: 'متجر الويب', tag: 'معزول' },
          { name: 'مكتب الحجز', tag: 'معزول' },
          { name: 'جدول الاسترداد', tag: 'يدوي', sheet: true, hot: true },
          { name: 'جدول الأسعار', tag: 'يدوي', sheet: true, hot: true },
        ],
        channels: [
          { name: 'الموقع', text: 'إنجليزي فقط', state: 'there' },
          { name: 'الوكالات', text: '38 مكتبًا (PCC)', state: 'there' },
          { name: 'واتساب', text: 'على 6 هواتف', state: 'there' },
          { name: 'API OUT', text: 'لا يُباع', state: 'missing' },
        ],
        into: [
          [0, 1],
          [0, 2],
          [2, 0],
          [2, 1],
          [3, 3],
        ],
        out: [
          [0, 0],
          [1, 1],
          [1, 2],
          [2, 0],
          [2, 1],
        ],
        joined: false,
      },
      target: {
        suppliers: [
          { name: 'GDS', text: 'PCC 4K2B', fee: 0, state: 'there' },
          { name: 'NDC', text: 'شركتا طيران', fee: 0, state: 'new' },
          { name: 'بنك أسرّة\u00a0أ', text: 'بلا وديعة', fee: 0, state: 'there' },
          { name: 'بنك أسرّة\u00a0ب', text: 'لم يُجدَّد', fee: 600000, state: 'dropped' },
        ],
        systems: [
          { name: 'البحث', tag: 'شراء' },
          { name: 'هوامش الربح', tag: 'شراء' },
          { name: 'الطلبات', tag: 'شراء' },
          { name: 'الدفتر', tag: 'بناء', hot: true },
        ],
        channels: [
          { name: 'الموقع', text: 'عربي وإنجليزي', state: 'there' },
          { name: 'الوكالات', text: '38 مكتبًا (PCC)', state: 'there' },
          { name: 'واتساب', text: 'السجل نفسه', state: 'there' },
          { name: 'API OUT', text: 'شريكان', state: 'new' },
        ],
        into: [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
        out: [
          [0, 0],
          [1, 1],
          [2, 2],
          [3, 3],
        ],
        joined: true,
      },
    },
    scores: [
      { area: 'الاستراتيجية', now: 3.4, target: 4.5 },
      { area: 'البنية', now: 2.1, target: 4 },
      { area: 'العمليات', now: 2.8, target: 4 },
      { area: 'البيانات', now: 1.6, target: 3.5 },
    ],
    moment: {
      label: 'جرّبوا: انظروا إلى الوكالة كما هي اليوم، وكما تريدها الخطة. الوكالة من تأليفنا.',
      cue: 'جرّبوا: انتقلوا إلى الهدف',
      summary: '{view}: {links}، {sheets}.',
      links: { one: 'وصلة واحدة', two: 'وصلتان', few: '{n} وصلات', several: '{n} وصلة' },
      sheets: {
        one: 'جدول يدوي واحد',
        two: 'جدولان يدويان',
        few: '{n} جداول يدوية',
        several: 'بلا جداول يدوية',
      },
      unsold: 'ما لا يُباع في أي قناة: {names}، وتكلفته السنوية {sum} على الأقل.',
      sold: 'كل مورّد متصل يُباع منه.',
      currency: 'USD',
      ask: 'اطلبوا رسم خريطتكم',
    },
    advice: {
      title: 'التوصيات',
      effort: 'الجهد',
      impact: 'الأثر',
      items: [
        { text: 'قائمة واحدة للاسترداد وإعادة الإصدار', effort: 1, impact: 3 },
        { text: 'NDC لشركتي الطيران الوطنيتين', effort: 3, impact: 3 },
        { text: 'ترك بنك أسرّة\u00a0ب عند التجديد', effort: 1, impact: 2 },
      ],
    },
  },
  papers: {
    clauses: ['أسعار صافية', 'وديعة', 'شروط الخروج'],
    plan: {
      months: ['يناير', 'فبراير', 'مارس', 'أبريل'],
      parts: [
        { text: 'المناقصة', owner: 'المالك', from: 0, to: 1.5 },
        { text: 'أول ربط', owner: 'التقنية', from: 1.5, to: 3.4 },
        { text: 'إقفال الشهر', owner: 'الحسابات', from: 3, to: 4 },
      ],
    },
  },
} satisfies ConsultancyPicture
