import type { ServicesPicture } from '../../../mockups/services/words'
import { picture as consultancy } from './consultancy'
import { picture as marketing } from './performance-marketing'

// PLACEHOLDER: picture data in Arabic, an invented programme; invented scores, fares, screens and courses; put your own here
export const picture = {
  plan: {
    title: 'مثال، لا عرض سعر',
    week: 'الأسبوع',
    teams: [
      { id: 'consultancy', service: 'الاستشارات', icon: 'compass', work: 'خطة المنتجات', weeks: 3, after: {} },
      {
        id: 'design',
        service: 'تصميم UI/UX',
        icon: 'pen',
        work: 'مسار الحجز',
        weeks: 4,
        after: { consultancy: 1 },
      },
      {
        id: 'development',
        service: 'التطوير',
        icon: 'code',
        work: 'إعداد بوابة الوكالات',
        weeks: 6,
        after: { consultancy: 3, design: 1 },
      },
      {
        id: 'apps',
        service: 'التطبيقات',
        icon: 'smartphone',
        work: 'تطبيق الرحلة، تجريبي',
        weeks: 6,
        after: { consultancy: 3, design: 2, development: 1 },
      },
      {
        id: 'training',
        service: 'التدريب',
        icon: 'graduation-cap',
        work: 'الحجز والحسابات',
        weeks: 5,
        after: { consultancy: 3, development: 2, apps: 2 },
      },
      {
        id: 'marketing',
        service: 'التسويق',
        icon: 'megaphone',
        work: 'حملة الإطلاق',
        weeks: 3,
        after: { consultancy: 3, design: 4, development: 4, apps: 5, training: 2 },
      },
    ],
    span: '، من الأسبوع {from} إلى {to}',
    signOff: 'توقّعون الاعتماد',
    length: { none: 'بلا أسابيع', one: 'أسبوع واحد', two: 'أسبوعان', few: '{n} أسابيع', several: '{n} أسبوعًا' },
    moment: {
      label: 'جرّبوا: اختاروا الفرق تتعدّل الخطة. الأسابيع من تأليفنا، لعمل على منصّتنا.',
      cue: 'جرّبوا: أخرجوا فريقًا',
      summary: '{teams}، {weeks}، {signOffs}.',
      teams: { one: 'فريق واحد', two: 'فريقان', few: '{n} فرق', several: '{n} فريقًا' },
      signOffs: { one: 'توقيع واحد', two: 'توقيعان', few: '{n} توقيعات', several: '{n} توقيعًا' },
      inTurn: 'أما بالتتابع فالمدة {weeks}.',
      none: 'اختاروا فريقًا تظهر أسابيعه.',
      critical: 'التأخير هنا يؤخّر الإطلاق',
      ask: 'أرسلوا إلينا هذه الخطة',
    },
  },
  services: {
    maturity: {
      title: 'أين تقفون',
      scale: 'من 0 إلى 5',
      scores: [
        { area: 'الاستراتيجية', now: 3.4, target: 4.5 },
        { area: 'البنية', now: 2.1, target: 4 },
        { area: 'العمليات', now: 2.8, target: 4 },
        { area: 'البيانات', now: 1.6, target: 3.5 },
      ],
      advice: consultancy.model.advice.items.slice(0, 2).map(({ text }) => text),
    },
    offers: {
      call: 'POST /v1/offers',
      status: '200 OK',
      items: [
        { source: 'GDS', sum: '1,420.00 + 56.80', sell: '1,476.80' },
        { source: 'NDC', sum: '1,365.00 + 81.90', sell: '1,446.90' },
        { source: 'LCC', sum: '990.00 + 45.00', sell: '1,035.00' },
      ],
    },
    campaign: {
      title: 'تكلفة الحجز',
      span: marketing.campaigns.span,
      ceiling: marketing.campaigns.key.ceiling,
      bookings: marketing.campaigns.key.bookings,
      chart: {
        months: marketing.campaigns.months,
        channels: marketing.campaigns.channels.map(({ weekly, booked, margin }) => ({ weekly, booked, margin })),
      },
    },
    flow: { title: 'مسار الحجز', tag: 'تعليق واحد' },
    pass: {
      notice: { name: 'تغيّرت البوابة', text: 'صارت C22، والصعود 07:45' },
      from: 'CAI',
      to: 'DXB',
      seat: { label: 'المقعد', value: '14C' },
      gate: { label: 'البوابة', value: 'C22' },
    },
    course: {
      modules: [
        { name: 'أساسيات رقمية', text: '6 دروس', state: 'done' },
        { name: 'GDS وNDC', text: 'الدرس 9 من 35', state: 'current' },
        { name: 'بيع الخدمات الإضافية', text: '5 دروس' },
      ],
      done: 'أُنجز',
      current: 'الآن',
    },
  },
} satisfies ServicesPicture
