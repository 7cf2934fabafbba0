import type { TrainingPicture } from '../../../mockups/training/words'
import { refund } from '../../pictures/training'

export { refund }

export const sum = {
  sell: 'دفع العميل',
  markup: 'يبقى لنا',
  fee: 'لشركة الطيران',
  refund: 'يعود إليه',
} as const

// PLACEHOLDER: picture data in Arabic, an invented course and agent; put your own demonstration data here
export const picture = {
  course: {
    label: 'جرّبوا: أجيبوا عن أسئلة آخر ثلاثة دروس في دورة. الدورة والموظف والمبالغ من تأليفنا.',
    cue: 'جرّبوا: أجيبوا عن السؤال',
    title: 'دورة موظف الحجز الرقمي',
    group: 'نور ع.، القاهرة',
    currency: 'AED',
    modules: [
      { name: 'أساسيات رقمية', lessons: 6, text: 'دروس فيديو' },
      { name: 'GDS وNDC جنبًا إلى جنب', lessons: 7, text: 'حجوزات تدريبية' },
      { name: 'بيع الخدمات الإضافية', lessons: 5, text: 'مقاعد، حقائب، eSIM' },
      { name: 'المكتب الخلفي', lessons: 10, text: 'أدوار ودفاتر' },
      { name: 'الهوامش والائتمان والاسترداد', lessons: 7, text: 'شروط أسعار حقيقية' },
    ],
    lessons: [
      {
        task: { kind: 'markup', net: 92000, percent: 5 },
        question: 'السعر الصافي {net}، وهامش ربحكم {percent}. كم يدفع العميل؟',
        order: [1, 0, 2],
        right: 'صحيح: {net} زائد {markup} يساوي {sell}. فالهامش نسبة من السعر الصافي.',
        wrong: [
          'أعيدوا الحساب: هذه نسبة من سعر البيع. أما {percent} من {net} فتساوي {markup}.',
          'أعيدوا الحساب: الهامش نسبة لا مبلغ. {percent} من {net} تساوي {markup}.',
        ],
      },
      {
        task: { kind: 'limit', limit: 2000000, used: 1820000, booking: 450000 },
        question: 'استخدمت وكالة {used} من حدّها الائتماني {limit}، وتحجز الآن بمبلغ {booking}. بكم تتجاوز حدّها؟',
        order: [2, 1, 0],
        right: 'صحيح: {used} زائد {booking} يتجاوز {limit} بمقدار {over}. وقد يسمح به المكتب الرئيسي مرة.',
        wrong: [
          'أعيدوا الحساب: هذا مبلغ الحجز كله، وجزء منه ضمن الحد: {limit} ناقص {used}.',
          'أعيدوا الحساب: هذا ما بقي من الحد. اطرحوه من مبلغ الحجز، {booking}.',
        ],
      },
      {
        task: refund,
        question: 'دفع العميل {sell} ثم ألغى. لشركة الطيران {fee}، وهامشكم يبقى لكم. كم يعود إليه؟',
        order: [0, 2, 1],
        right: 'صحيح: {sell} ناقص {markup} ناقص {fee} يساوي {refund}. أخبروه بالمبلغ قبل الاسترداد.',
        wrong: [
          'أعيدوا الحساب: هامشكم {markup} يبقى لكم، فاطرحوه أيضًا.',
          'أعيدوا الحساب: تحتفظ شركة الطيران برسمها {fee}، فاطرحوه أيضًا.',
        ],
      },
    ],
    lesson: 'الدرس {lesson} من {of}',
    progress: 'الدروس المنجزة: {done} من {of}',
    choose: 'اختاروا إجابة، تروا الحساب.',
    next: 'الدرس التالي',
    again: 'أعيدوا الدروس',
    ask: 'حدّثونا عن دورة كهذه',
    certificate: { title: 'شهادة إتمام', name: 'موظف حجز رقمي', holder: 'نور ع.، دلتا للعطلات' },
    waiting: {
      title: 'شهادتكم',
      left: 'الدروس الباقية: {left}',
      last: 'بقي درس واحد',
      how: 'كل إجابة صحيحة تضيف حلقة إلى الشهادة.',
    },
  },
} satisfies TrainingPicture
