import type { CorporatePicture } from '../../../mockups/corporate/words'

const currency = 'USD'
const month = 'يونيو'

/** Business class is allowed on flights of this many hours or more. */
const hours = 6
const most = 150000
const asked = 194000
const whole = (hundredths: number) => (hundredths / 100).toLocaleString('en')

const trip = { employee: 'س.م', department: 'المبيعات', short: 'DXB إلى CAI', long: 'DXB إلى LHR' }
const director = 'مدير المبيعات'
const onCredit = 'على ائتمان الشركة، بفاتورة شهرية'

const classes = { economy: 'السياحية', business: 'الأعمال' }

// PLACEHOLDER: picture data in Arabic, an invented company: departments (in USD cents), request, policy, expenses; put your own here
export const picture = {
  approval: {
    currency,
    policy: { cabins: { short: ['economy'], long: ['economy', 'business'] }, fare: most },
    start: { cabin: 'business', leg: 'short', fare: asked },
    stays: { cap: 18000, rates: [9600, 14200, 17400, 12100, 24800, 15800, 11000] },
    departments: [
      { name: trip.department, spent: 1620000, limit: 2000000 },
      { name: 'الهندسة', spent: 975000, limit: 1500000 },
      { name: 'العمليات', spent: 624000, limit: 1200000 },
      { name: 'الإدارة', spent: 1125000, limit: 2500000 },
      { name: 'المالية', spent: 210000, limit: 600000 },
    ],
    moment: {
      label: 'جرّبوا: غيّروا الدرجة والرحلة والسعر، ثم قرّروا مكان المدير. الشركة من تأليفنا.',
      cue: 'جرّبوا: غيّروا الدرجة أو السعر، ثم قرّروا',
      title: 'طلب سفر 2087',
      tags: { inside: 'ضمن السياسة', open: 'خارج السياسة', approved: 'معتمد', declined: 'مرفوض' },
      request: {
        name: 'الطلب',
        at: '09:12',
        employee: trip.employee,
        trip: { short: trip.short, long: trip.long },
      },
      cabin: {
        what: 'الدرجة',
        options: classes,
        allowed: { short: `${classes.economy} دون ${hours} س`, long: `${classes.business} من ${hours} س` },
      },
      leg: { what: 'الرحلة', options: { short: 'CAI (4 س)', long: 'LHR (7:40 س)' } },
      fare: { what: 'السعر', allowed: 'حتى {sum}' },
      check: { name: 'فحص السياسة', at: '09:12' },
      manager: {
        name: 'المدير',
        at: { inside: 'لم يُسأل', open: 'أُبلغ 09:13', approved: 'اعتمد', declined: 'رفض' },
        decide: 'أنتم المدير',
        options: { approved: 'اعتماد', declined: 'رفض' },
        made: { approved: 'معتمد', declined: 'مرفوض' },
      },
      issued: {
        name: 'التذكرة',
        tags: { inside: 'صدرت', open: 'سعر مثبّت حتى 18:00', approved: 'صدرت', declined: 'لم تصدر' },
        texts: { inside: onCredit, open: onCredit, approved: onCredit, declined: 'لا يُقيَّد شيء' },
      },
      spend: {
        title: 'الإنفاق حسب القسم',
        tag: 'لحظي',
        of: 'من',
        total: 'ائتمان الشركة',
        month: `${month}، ${currency}`,
      },
      sentences: {
        inside: `{cabin}، {leg}، {fare}: ضمن السياسة، وصدرت التذكرة فورًا. بقي لقسم ${trip.department} {left} في ${month}.`,
        open: '{cabin}، {leg}، {fare}: خارج السياسة. ولا تصدر تذكرة قبل أن يقرّر المدير.',
        approved: `{cabin}، {leg}، {fare}: اعتمدها المدير، وصدرت التذكرة. بقي لقسم ${trip.department} {left} في ${month}.`,
        declined: '{cabin}، {leg}، {fare}: رفضها المدير. لم تصدر تذكرة، ولم تُمسّ الميزانية.',
      },
      ask: 'أرسلوا إلينا هذه السياسة',
    },
  },
  rule: [
    'مثلًا: الرحلات دون ',
    `${hours} ساعات`,
    ' على ',
    classes.economy,
    '، وما عداها على ',
    classes.business,
    '. وما زاد على ',
    `${currency} ${whole(most)}`,
    ' يقرّر فيه ',
    director,
    '.',
  ],
  policy: {
    title: 'الاستثناءات',
    tag: 'مفعّلة',
    matrix: {
      head: ['الاستثناء', 'المشرف', 'المدير', 'المالية'],
      rows: [
        { name: 'الدرجة', cells: ['للعلم', 'للاعتماد', '–'], changed: 1 },
        { name: 'السعر', cells: ['للعلم', 'للاعتماد', 'للعلم'], changed: 1 },
        { name: 'سقف الفندق', cells: ['للاعتماد', '–', 'للعلم'], changed: 0 },
      ],
    },
  },
  expenses: {
    title: `مصروفات ${month}`,
    file: 'CSV للمحاسب',
    matrix: {
      head: ['الموظف', 'الطيران', 'الفنادق', 'التأشيرة'],
      rows: [
        { name: `${trip.employee}، ${trip.department}`, cells: [whole(asked), '540', '25'], changed: 0 },
        { name: 'ر.ك، المبيعات', cells: ['1,120', '760', '90'] },
        { name: 'ن.ع، المالية', cells: ['310', '240', '0'] },
      ],
    },
  },
  report: {
    outside: { none: 'لا شيء', cabin: 'الدرجة', fare: 'السعر', both: 'الدرجة والسعر' },
    by: { inside: 'السياسة', outside: director },
    fields: [
      { name: 'الموظف', value: trip.employee, source: 'موظف أضفتموه' },
      { name: 'القسم', value: trip.department, source: 'الميزانية التي تُحسب عليها الرحلة' },
      { name: 'الرحلة', value: '{trip}', source: 'كما جاءت في الطلب' },
      {
        name: currency,
        value: '{fare}',
        source: 'السعر الذي صدرت به التذكرة',
        declined: { value: '{fare}', source: 'السعر المطلوب' },
      },
      { name: 'خارج السياسة', value: '{outside}', source: 'القواعد التي خالفتها الرحلة' },
      {
        name: 'جهة الاعتماد',
        value: '{by}',
        source: 'قرار سبق إصدار التذكرة، ومعه وقته',
        declined: { value: 'لا أحد', source: 'رُفض الطلب قبل إصدار التذكرة، ومعه وقت الرفض' },
      },
      {
        name: 'القيد على',
        value: `ائتمان ${month}`,
        source: 'الفاتورة التي تظهر فيها',
        declined: { value: 'لا شيء', source: 'لا تذكرة، فلا فاتورة' },
      },
    ],
  },
} satisfies CorporatePicture
