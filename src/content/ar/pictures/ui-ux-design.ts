import type { DesignPicture } from '../../../mockups/ui-ux-design/words'

// PLACEHOLDER: picture data in Arabic, an invented booking flow and its fares; put your own here
export const picture = {
  board: {
    label: 'جرّبوا: قارنوا مسار حجز كما هو وبعد إعادة رسمه، بحقيبة أو بلا حقيبة. الأسعار من تأليفنا.',
    cue: 'جرّبوا: انتقلوا إلى الرسم الجديد',
    title: 'مسار الحجز',
    views: { name: 'الرسم', before: 'الحالي', after: 'الجديد' },
    currency: 'AED',
    bagPrice: 7000,
    fares: {
      title: 'الأسعار',
      items: [
        { name: 'لايت', price: 110400, text: 'حقيبة يد' },
        { name: 'كلاسيك', price: 118200, text: 'حقيبة 23 كجم' },
        { name: 'فلكس', price: 131800, text: 'حقيبة 23 كجم، قابل للاسترداد', spare: true },
      ],
    },
    travellers: {
      title: 'المسافرون',
      name: { label: 'كما في الجواز', value: 'نور عادل' },
      passport: { label: 'الجواز صالح حتى', value: '11 أغسطس 2029' },
    },
    payment: {
      title: 'الدفع',
      card: { label: 'البطاقة', value: 'آخرها 4021' },
      button: 'ادفعوا',
    },
    bag: 'حقيبة 23\u00a0كجم',
    shown: 'السعر المعروض',
    same: 'السعر نفسه',
    pin: '1',
    says: {
      before: {
        title: 'سعر الحقيبة يظهر متأخرًا',
        text: 'الخطوة الأولى تقول {fare}، والأخيرة {pay}: زيادة {late} بعد أن كُتبت بيانات الجواز.',
      },
      after: {
        title: 'الحقيبة بجانب سعر التذكرة',
        text: '{pay} من أول خطوة إلى آخرها. لا شيء يُضاف في الطريق.',
      },
      none: {
        title: 'بلا حقيبة يتفق الرسمان',
        text: '{pay} في كل خطوة من الرسمين. أضيفوا حقيبة، ولن يخبركم بسعرها في حينه إلا الرسم الجديد.',
      },
    },
    ask: 'اطلبوا رسم مساركم من جديد',
    colours: [
      { name: 'حبر', token: 'ink' },
      { name: 'مرجان', token: 'coral' },
      { name: 'خليج', token: 'teal' },
      { name: 'رمل', token: 'sand' },
    ],
    type: { sample: 'حل', text: '13/18' },
  },
  desk: {
    columns: ['الرحلة', 'الصافي', 'الهامش', 'البيع', 'المكتب', 'حتى'],
    percent: 6,
    rows: [
      { flight: 'NJ 118', net: 98000, office: 'CAI‑1', until: '16:00' },
      { flight: 'NJ 308', net: 112500, office: 'DXB‑2', until: '11:20' },
      { flight: 'NJ 552', net: 86000, office: 'CAI‑1', until: '18:40' },
      { flight: 'NJ 640', net: 123500, office: 'RUH‑3', until: '20:15' },
    ],
  },
  contrast: '4.5:1',
  files: {
    arrow: ' ← ',
    names: ['interview-07.vtt', 'bag.svg', 'booking-flow.html', 'button.pdf'],
    notes: [{ at: '04:12', text: '«الحقيبة مشمولة؟»' }, '18, 84', '202, 16', '16/24', '48'],
  },
} satisfies DesignPicture
