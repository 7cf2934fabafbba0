import type { QuestionsContent } from '../../pages/Questions'
import { questionGroups } from '../asked-lists'
import type { QuestionGroup } from '../types'
import { rows } from './asked'
import { settled, settledList } from './facts'
import { linkTo } from './links'

const titles: Readonly<Record<QuestionGroup, string>> = {
  supply: 'المورّدون',
  money: 'المال',
  contract: 'الشروط والثقة',
  data: 'البيانات والأمان',
  launch: 'الإطلاق والانتقال',
  support: 'الدعم',
  region: 'اللغات والمنطقة',
  integration: 'الربط بالأنظمة',
  limits: 'ما لا نفعله',
}

export const content = {
  meta: {
    title: 'أربعون سؤالًا لمزوّد تقنيات السفر',
    description:
      'ما يحسن أن تسألوا عنه أي مزوّد لتقنيات السفر، حسب الموضوع والدور، ومعه إجاباتنا نحن وما لم نجب عنه بعد.',
  },
  hero: {
    eyebrow: 'أسئلة',
    title: 'أربعون سؤالًا تطرحونها على أي مزوّد لتقنيات السفر',
    lede: 'تحت كل سؤال جوابنا، أو إشارة إلى أننا لم نجب بعد. أرسلوا إلينا ما يهمّكم منها، أو اطبعوا الأربعين كلها على ورقتين، أو اطرحوها على مزوّد آخر.',
  },
  tally: { title: 'أين وصلنا', count: 'أُجيب عن {answered} من {all}', answered: 'أُجيب عنه', open: 'لم نجب بعد' },
  roles: {
    legend: 'من يسأل؟',
    all: 'الجميع',
    names: { owner: 'المالك', technology: 'التقنية', procurement: 'المشتريات', finance: 'المالية' },
  },
  open: 'لم نجب بعد: اسألونا',
  sheet: { name: 'الأربعون كلها في جدول بيانات', href: '/questions.csv' },
  csv: { head: ['السؤال', 'جوابنا', 'الصفحة'], open: 'لم نجب بعد' },
  groups: questionGroups(rows, titles, linkTo),
  settled: settledList(settled),
  glossary: {
    eyebrow: 'مسرد المصطلحات',
    title: 'كلمات أهل المهنة',
    lede: 'كل أهل تقنيات السفر يقولونها، وقلّ من يتوقّف ليشرحها.',
    items: [
      {
        title: 'ADM',
        text: 'إشعار مدين على الوكالة: فاتورة من شركة الطيران عن تذكرة بيعت أو استُردّت خلافًا لشروطها.',
      },
      {
        title: 'API OUT',
        text: 'إعادة البيع عبر API: نظام الشريك يبحث في ما تستطيعون بيعه، ويحجزه.',
      },
      { title: 'بنك الأسرّة (bed bank)', text: 'تاجر جملة يشتري الغرف من الفنادق ويعيد بيعها للوكالات.' },
      {
        title: 'BSP',
        text: 'خطة الفوترة والتسوية: مقاصّة IATA المشتركة، تدفع عبرها الوكالات لشركات الطيران في مواعيد ثابتة.',
      },
      { title: 'EDIFACT', text: 'صيغة الرسائل الأقدم في أنظمة GDS، من قبل NDC.' },
      {
        title: 'EMD',
        text: 'المستند الإلكتروني للخدمات المتنوّعة: مستند شركة الطيران عن مقعد أو حقيبة أو خدمة إضافية أخرى.',
      },
      {
        title: 'GDS',
        text: 'نظام التوزيع العالمي: سوق تجتمع فيها أسعار شركات طيران كثيرة، مثل Amadeus أو Sabre أو Travelport.',
      },
      { title: 'IATA', text: 'الاتحاد الدولي للنقل الجوي: يعتمد الوكالات التي يجوز لها أن تُصدر تذاكر شركات الطيران.' },
      {
        title: 'LCC',
        text: 'الطيران الاقتصادي: شركات تبيع في الغالب خارج GDS، بأسعار لا تشمل الإضافات.',
      },
      {
        title: 'عمليات البحث لكل حجز (look‑to‑book)',
        text: 'كم مرة يُبحث مقابل كل حجز. يراقب المورّدون هذا الرقم، وبعضهم يتقاضى عنه رسمًا.',
      },
      {
        title: 'NDC',
        text: 'قدرة التوزيع الجديدة: معيار من IATA تصوغ به شركات الطيران عروضها وتحفظ الطلبات بنفسها.',
      },
      { title: 'OTA', text: 'وكالة سفر عبر الإنترنت: تبيع للمسافرين على الويب وفي التطبيقات.' },
      { title: 'PCC', text: 'رمز المكتب: هويته في نظام GDS. واسمه في Amadeus: Office ID.' },
      { title: 'PNR', text: 'سجل أسماء المسافرين: حجز في GDS أو في نظام شركة الطيران، يُعرف بستة رموز من حروف وأرقام.' },
      { title: 'وقف البيع (stop-sell)', text: 'ليلة أُغلق بيعها، وإن كان الفندق ما زال يحفظ لكم غرفًا فيها.' },
    ],
  },
  closing: {
    title: 'خذوا القائمة إلى اجتماعكم المقبل',
    lede: 'الأسئلة تصلح لكل مزوّد تقابلونه، ونحن منهم.',
    actions: ['contactUs', 'demo'],
  },
} satisfies QuestionsContent
