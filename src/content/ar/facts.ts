// What only the company knows, as the English file has it. Names stay as they are; what is given there in words is to be put in
// Arabic here, and the check of Latin words finds it.
import { factLists } from '../fact-lists'
import { certifications, shown as english, settled, suppliers } from '../facts'
import type { Shown } from '../types'

export { certifications, settled, suppliers }

export const shown: Shown = { ...english, eyebrow: 'شاشات حقيقية', title: 'المنصّة كما هي اليوم' }

export const { suppliersList, certificatesList, settledList, answersOf } = factLists({
  comma: '، ',
  tags: { live: 'متصل الآن', request: 'عند الطلب' },
  suppliers: { eyebrow: 'المورّدون', title: 'من المتصل بالمنصّة، بالاسم' },
  certificates: { eyebrow: 'الشهادات', title: 'ما راجعه غيرنا' },
  until: 'سارية حتى {until}',
  certificate: '{name} ({scope})، حتى {until}.',
  settled: { eyebrow: 'حقائق', title: 'ما استقرّ عليه الأمر', lede: 'بكلمة أو كلمتين، لتنقلوها إلى جدولكم.' },
  labels: {
    languages: 'اللغات',
    currencies: 'العملات',
    gateways: 'بوابات الدفع',
    cards: 'بيانات البطاقات',
    hosting: 'الاستضافة',
    data: 'مكان البيانات',
    support: 'لغات الدعم',
  },
  answers: {
    languages: 'اللغات: {list}.',
    currencies: 'العملات: {list}.',
    gateways: 'بوابات الدفع: {list}.',
    support: 'بهذه اللغات: {list}.',
  },
  accounting: 'Accounting',
})
