import type { DevelopmentPicture } from '../../../mockups/software-development/words'

// PLACEHOLDER: picture data in Arabic, invented fares of invented carriers, as three kinds of supplier answer; put your own here
export const picture = {
  oneShape: {
    label: 'جرّبوا: افصلوا مصدرًا، واقرؤوا ما يردّ به كل مصدر. الأسعار من تأليفنا.',
    cue: 'جرّبوا: افصلوا مصدرًا',
    call: 'POST /v1/offers',
    status: '200 OK',
    failed: { status: '503', code: 'no_source' },
    currency: 'AED',
    request: { from: 'CAI', to: 'DXB', pax: 1 },
    sources: [
      {
        name: 'GDS',
        access: 'مكتب CAI-02',
        format: 'EDIFACT',
        raw: "ODI+CAI+DXB'\nMON+B:1098.00:{currency}\n   +T:{net}:{currency}'",
        carrier: 'GL',
        net: 118200,
        rule: { percent: 4 },
      },
      {
        name: 'NDC',
        access: 'طيران NJ',
        format: 'XML',
        raw: '<TotalAmount\n  CurCode="{currency}"\n>{net}</TotalAmount>',
        carrier: 'NJ',
        net: 110400,
        rule: { percent: 6 },
      },
      {
        name: 'LCC',
        access: 'طيران LV',
        format: 'JSON',
        raw: '{ "route": "CAI-DXB",\n  "curr": "{currency}",\n  "fareMinor": {minor} }',
        carrier: 'LV',
        net: 86100,
        rule: { fixed: 4500 },
      },
    ],
    raw: 'الرد الخام',
    silent: 'لا رد: الطلب ينتظر\nحتى آخر مهلته\nولا يزيد عليها',
    said: {
      all: 'كل المصادر تردّ: {offers} عروض بصيغة واحدة، 200 OK.',
      some: 'المفصول: {out}. العروض الباقية {offers}\u00a0من\u00a0{all}، والرد ما زال 200 OK.',
      none: 'كل المصادر مفصولة: خطأ 503، لا قائمة فارغة.',
      both: '{first} و{second}',
    },
    ask: 'حدّثونا عن مصادركم',
    uptime: {
      title: 'الردود',
      span: 'آخر 30 يومًا، من تأليفنا',
      note: 'في اليوم {day}: مورّد واحد تأخّر، وردّ الباقون',
      some: 'اليوم: انقطع {out}، وردّ {left}',
      none: 'اليوم: لم يردّ أي مورّد',
      slowDay: 19,
      days: 30,
    },
  },
  tracks: {
    paperwork: 'أوراق المورّدين',
    tests: 'الاختبارات والاعتماد',
    screens: 'شاشات تتنقّلون فيها',
    code: 'الكود',
  },
} satisfies DevelopmentPicture
