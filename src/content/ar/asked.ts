// The words of the table of questions; what else belongs to a row is that of the English table.
import { isAsked, table } from '../asked'
import { askedLists } from '../asked-lists'
import { answersOf, certifications, settled, suppliers } from './facts'

/** A question and its answer. */
type Words = { question: string; answer: string | null }

const words = {
  sources: {
    question: 'من أي المصادر نبيع جنبًا إلى جنب؟',
    answer:
      'أنظمة GDS وNDC والمجمّعون والطيران الاقتصادي في قائمة أسعار واحدة، وفنادق بنوك الأسرّة بجانب فنادق تتعاقدون معها بأنفسكم.',
  },
  'new-supplier': {
    question: 'ماذا تتطلّب إضافة مورّد؟',
    answer: 'اتفاقية مع المورّد، باسمكم أو باسمنا، وفي العادة اعتماده للربط. أما العمل التقني فعلينا.',
  },
  adm: {
    question: 'من يتحمّل إشعار المدين (ADM) من شركة الطيران إذا أخطأت وكالة فرعية؟',
    answer: 'تتحمّله الوكالة المعتمدة لدى IATA التي صدرت التذكرة برقمها. فإن كانت الوكالات تُصدر برقمكم، تحمّلتموه أنتم.',
  },
  // PLACEHOLDER: answer in Arabic; put yours here: each supplier by name, live or on request
  suppliers: {
    question: 'أي أنظمة GDS وشركات الطيران وبنوك الأسرّة متصل اليوم، بالاسم، وأيّها عند الطلب؟',
    answer: null,
  },
  // PLACEHOLDER: answer in Arabic; put yours here
  pcc: { question: 'من صاحب الاتفاقيات مع المورّدين، ومن أي مكتب (PCC) تصدر التذاكر؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here
  iata: { question: 'هل أنتم معتمدون لإصدار التذاكر (IATA)، أم نحتاج إلى اعتماد خاص بنا؟', answer: null },
  dispute: {
    question: 'من يتحمّل الدفعة المعترَض عليها؟',
    answer: 'التاجر المسجَّل، أي الشركة التي يظهر اسمها في كشف حساب البطاقة: من وقّع مع مزوّد الدفع. وعقدنا معكم يسمّيه.',
  },
  prepaid: {
    question: 'هل تعمل الوكالات بالدفع المسبق أو بالائتمان أو بهما معًا؟',
    answer: 'بهما معًا في شبكة واحدة: كل وكالة إما مسبقة الدفع وإما بالائتمان، ولكم أن تغيّروا ذلك.',
  },
  'over-limit': {
    question: 'من يسمح لوكالة بتجاوز حدّها؟',
    answer: 'من تعيّنونه. ولا تصدر تذكرة قبل أن يوافق. وإن انتهت صلاحية السعر أو لم يمكن تثبيته، سُعِّر الحجز من جديد.',
  },
  // PLACEHOLDER: answer in Arabic; put yours here
  price: { question: 'كيف يُحسب السعر: رسم تأسيس أم رسم شهري أم على كل حجز أم على كل بحث؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here
  merchant: { question: 'من التاجر المسجَّل؟', answer: null },
  bsp: {
    question: 'هل توافق دورات فوترتنا مواعيد BSP، التسوية المشتركة لشركات الطيران؟',
    answer:
      'ليس تلقائيًّا، فمواعيد BSP مستقلة. وقد تدفع لكم وكالة فاتورتها شهرية بعد أن تكونوا قد دفعتم لشركات الطيران، فقصّروا دورتها أو اخفضوا حدّها.',
  },
  referees: {
    question: 'من نقابل وماذا نرى قبل أن نوقّع؟',
    answer: 'قابلوا المهندسين، واقرؤوا رخصتنا التجارية، وتحدّثوا إلى عميل يوافق على ذلك.',
  },
  approval: {
    question: 'في أي مراحل المشروع يلزم اعتمادنا؟',
    answer: 'يوقّع الطرفان خطة فيها النطاق والمواعيد والمسؤولون والسعر. وبعدها لا يُبنى شيء ولا يُطلق قبل اعتمادكم.',
  },
  binding: {
    question: 'أي وعودكم ملزم لكم؟',
    answer: 'ما كُتب في العقد. فإن كنتم تعوّلون على ضمان في هذا الموقع، فاطلبوا أن يُكتب في العقد.',
  },
  // PLACEHOLDER: answer in Arabic; put yours here
  exit: { question: 'كم مدة العقد، وكيف نخرج منه؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here
  sla: { question: 'ماذا تضمن اتفاقية مستوى الخدمة (SLA) غير نسبة التشغيل؟', answer: null },
  cards: {
    question: 'كيف تُحمى أرقام البطاقات وجوازات السفر؟',
    answer:
      'نستبدل بأرقام البطاقات رموزًا، ونشفّر بيانات الجوازات. وكل إبطال (void) واسترداد وتعديل لهامش الربح يُدوَّن في السجل.',
  },
  // RELAY: the server keeps messages
  enquiry: {
    question: 'ماذا يجري لرسالة نرسلها إليكم؟',
    answer: 'يحتفظ بها خادمنا حتى يتسلّمها مزوّد البريد، ثم يمحو محتواها. نستخدمها للرد عليكم، ولا نبيعها أبدًا.',
  },
  // PLACEHOLDER: answer in Arabic; put yours here
  ownership: { question: 'من يملك البيانات والكود؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here
  hosting: { question: 'ما مستوى أمان البطاقات (PCI DSS) لديكم، وأين تُستضاف المنصّة؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here: each certificate with its scope and its last day
  certificates: { question: 'ما شهادات الأمان التي لديكم، ومن يدقّقها؟', answer: null },
  opening: {
    question: 'كم يستغرق افتتاح المتجر؟',
    answer:
      'ثلاث موافقات تحدّد السرعة: موافقة مزوّد الدفع لديكم، ومراجعة متاجر التطبيقات، واعتماد المورّد في العادة إن كان جديدًا. أما ما علينا نحن فتعرفون مواعيده قبل أن توقّعوا.',
  },
  moving: {
    question: 'من يساعدنا على نقل وكالاتنا الحالية؟',
    answer: 'مستشارونا يخطّطون للنقل، بدءًا بالحجوزات المفتوحة، ومدرّبونا يعلّمون كل موظف شاشات عمله.',
  },
  teaching: {
    question: 'من يدرّب موظفينا، وعلى أي نظام؟',
    answer:
      'مدرّبونا يعلّمون كل موظف شاشات عمله، بلغة نتفق عليها معكم. والدروس على نسخة من منصّتنا أو على نظامكم أنتم، بحجوزات تدريبية.',
  },
  // PLACEHOLDER: answer in Arabic; put yours here: your own part of a launch, in weeks
  weeks: { question: 'كم أسبوعًا يستغرق ما عليكم أنتم من الإطلاق؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here
  balances: { question: 'كيف تُنقل الأرصدة والحجوزات المفتوحة؟', answer: null },
  hours: {
    question: 'متى يردّ الدعم؟',
    answer: 'ليلًا ونهارًا، للعملاء. أما القنوات وزمن الاستجابة فمن بنود عقدكم.',
  },
  watch: {
    question: 'عمّ يبحث الدعم قبل أن يتصل أحد؟',
    answer: 'عن حجوزات دُفع ثمنها ولم تصدر تذاكرها، ودفعات تتعثّر، ومورّدين يغيّرون واجهات API لديهم.',
  },
  // PLACEHOLDER: answer in Arabic; put yours here
  tongues: { question: 'بأي لغات يردّ الدعم؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here
  numbers: { question: 'ما رقم الهاتف ورقم واتساب اللذان تردّون عليهما؟', answer: null },
  arabic: {
    question: 'هل العربية عندكم أكثر من كلمات مترجمة؟',
    answer:
      'نعم: صفحات من اليمين إلى اليسار، وتقريب يناسب كل عملة، وتواريخ محلية ودفع محلي، وصولًا إلى الفاتورة المطبوعة.',
  },
  markets: {
    question: 'في أي أسواق تعملون، ومن أين؟',
    answer: 'في الشرق الأوسط وأوروبا، من دبي.',
  },
  // PLACEHOLDER: answer in Arabic; put yours here
  currencies: { question: 'ما اللغات والعملات وبوابات الدفع المتاحة؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here
  saudi: { question: 'هل لديكم تواريخ هجرية وأسعار بالريال السعودي ودفع عبر «مدى»؟', answer: null },
  partners: {
    question: 'هل يستطيع شركاؤنا أن يحجزوا ما نبيعه من أنظمتهم؟',
    answer: 'نعم، عبر واجهة نسمّيها API OUT، بالأسعار التي تحدّدونها لكل شريك، حيث يسمح المورّد بإعادة البيع.',
  },
  whatsapp: {
    question: 'هل تُرسَل مستندات السفر على واتساب؟',
    answer: 'نعم، إلى من يوافق من المسافرين: التذاكر الإلكترونية وقسائم حجز الفنادق.',
  },
  // PLACEHOLDER: answer in Arabic; put yours here
  sandbox: { question: 'هل لديكم توثيق لواجهة API وبيئة اختبار؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here
  'sign-on': { question: 'هل لديكم دخول موحّد (SSO)، ومزامنة لقائمة الموظفين؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here: each system by name, and what goes to it
  accounting: { question: 'أي أنظمة المحاسبة والمكتب الخلفي متصل بمنصّتكم؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here
  'e-invoicing': { question: 'هل تشمل المنصّة تقارير BSP والفوترة الإلكترونية، ولأي دول؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here: which of two markup rules applies, the narrower one say
  rules: { question: 'إذا انطبقت على البيع قاعدتان لهامش الربح، فأيّهما تسري؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here: a recording, or a shop of yours that is open to the public
  screens: { question: 'هل يمكن أن نرى متجرًا حقيقيًّا، أو تسجيلًا له، قبل أي مكالمة؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here
  care: { question: 'ماذا لديكم لمتابعة المسافرين والوفاء بواجب الرعاية؟', answer: null },
  competing: {
    question: 'هل تبيعون لعملائنا مباشرة؟',
    answer: 'لا. ليس لنا متجر سفر: يرى المسافر علامتكم ويدفع سعركم.',
  },
  parts: {
    question: 'هل علينا أن نأخذ كل شيء؟',
    answer: 'لا. ابدؤوا بحلّ واحد وأضيفوا غيره لاحقًا، أو استعينوا بفريق واحد دون المنصّة.',
  },
  // PLACEHOLDER: answer in Arabic; put yours here: what buyers expect and the product does not do
  absent: { question: 'ما الذي لا يفعله المنتج؟', answer: null },
  brand: {
    question: 'أي علامة يراها المسافر؟',
    answer: 'علامتكم: اسمكم وأسعاركم، وتطبيقات بحساباتكم في متاجر التطبيقات.',
  },
  package: {
    question: 'من المسؤول عن الباقة الديناميكية؟',
    answer:
      'الشركة التي تبيعها، وفي متجركم هي أنتم. فأمام المسافرين في الاتحاد الأوروبي أنتم المنظِّم، وعليكم مسؤولية جزأيها. وقد يُعدّ السعران المدفوعان في عملية واحدة باقةً أيضًا. وخارج الاتحاد، استشيروا محاميًا.',
  },
  elsewhere: {
    question: 'ماذا عن رحلات تُحجز في مكان آخر؟',
    answer: 'لا تُطبَّق عليها السياسة ولا تدخل التقارير: فالسياسة تسري على ما يُحجز على المنصّة.',
  },
  outside: {
    question: 'ماذا يحدث لرحلة خارج السياسة؟',
    answer: 'لا يصدر شيء قبل أن يوافق المعتمِد. فإن انتهت صلاحية السعر قبل ذلك، أو لم يمكن تثبيته، سُعِّرت الرحلة من جديد.',
  },
  company: {
    question: 'كيف تدفع الشركة؟',
    answer: 'يدفع الموظفون بالبطاقة، أو تُصدرون للشركة فاتورة بالرحلات المحجوزة بالائتمان، في الدورة التي تحدّدونها.',
  },
  fee: {
    question: 'هل لنا أن نكسب من مقعد شركة الطيران أو حقيبتها؟',
    answer:
      'نعم، برسم خدمة، ما لم تمنعه شروط شركة الطيران. فهي التي تحدّد سعر مقاعدها وحقائبها، والأسعار في الصورة تشمل رسمكم.',
  },
  mandatory: {
    question: 'كيف تُعرض إضافة إلزامية؟',
    answer:
      'في السعر من أول بحث، كما يوجب قانون الاتحاد الأوروبي للرحلات المغادرة من مطاراته. ويوجب القانون نفسه ألّا تكون الإضافات الاختيارية مختارة سلفًا، والمسافر في الصورة هو من اختار الحقيبة.',
  },
  insurance: {
    question: 'من يحقّ له بيع التأمين؟',
    answer:
      'وسيط مرخّص في العادة. ويصدر الترخيص في الإمارات عن المصرف المركزي، وفي مصر عن الهيئة العامة للرقابة المالية. وفي غيرهما اسألوا الجهة الرقابية لديكم.',
  },
  // PLACEHOLDER: answer in Arabic; put yours here
  seats: { question: 'أي شركات الطيران يمكن بيع مقاعدها وحقائبها؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here
  insurer: { question: 'من شركة التأمين، ومن مورّد شرائح eSIM؟', answer: null },
  hotel: {
    question: 'من يدفع للفندق؟',
    answer: 'أنتم، بالشروط التي اتفقتم عليها معه.',
  },
  rooms: {
    question: 'أين نستطيع بيع غرفنا؟',
    answer: 'على كل قناة تفتحونها: متجركم، ووكالاتكم وعملائكم من الشركات، وشركائكم عبر API.',
  },
  closed: {
    question: 'هل يمكن أن تُباع ليلة أُوقف بيعها؟',
    answer:
      'لا. يتوقف متجركم ووكالاتكم عن بيعها فورًا. وقد يعرضها شريك عبر API OUT حتى يعيد نظامه البحث، لكنه لا يستطيع حجزها.',
  },
  // PLACEHOLDER: answer in Arabic; put yours here
  release: { question: 'كيف تُضبط مهلة الإعادة (release) وأقل مدة إقامة وأعمار الأطفال وشروط الإلغاء؟', answer: null },
  // PLACEHOLDER: answer in Arabic; put yours here
  channels: { question: 'أي أنظمة إدارة القنوات متصل، ومن يطابق بيانات الفنادق؟', answer: null },
} satisfies Record<(typeof table)[number]['id'], Words>

/** The table, with the answers that facts give, and its lists. */
export const { rows, askedOn, asked } = askedLists(
  table.filter(isAsked).map(row => ({ ...row, ...words[row.id] })),
  answersOf({ suppliers, certifications, settled }),
)
