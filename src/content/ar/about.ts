import type { AboutContent } from '../../pages/About'
import { linksOf, services } from './catalogue'
import { brandInArabic, figures, mailboxes } from './company'
import { certificatesList, certifications } from './facts'
import { picture } from './pictures/about'

export const content = {
  meta: {
    title: 'من نحن: تقنيات السفر منذ 2010',
    description: 'تأسّسنا في القاهرة عام 2010، ومقرّنا الرئيسي في دبي، ونخدم وكالات السفر في الشرق الأوسط وأوروبا.',
  },
  picture,
  hero: {
    eyebrow: 'من نحن',
    title: 'برمجيات السفر منذ 2010، من القاهرة إلى دبي',
    lede: 'نبني أنظمة الحجز ونربطها بالمورّدين ونشغّلها لوكالات السفر ومواقع الحجز وبنوك الأسرّة في الشرق الأوسط وأوروبا. عملاؤنا يبيعون بعلاماتهم، ونحن بلا متجر، ولا يلزم أي مسافر أن يعرف بوجودنا.',
    actions: ['sales'],
  },
  // PLACEHOLDER: brand in Arabic, the dictionary entry of its name; replace it when the brand changes
  word: {
    arabic: brandInArabic,
    term: 'قافِلة',
    grammar: 'من «قَفَلَ» أي رجع',
    meaning: 'رفقة في سفر. سمّتها العرب باسم رجوعها وهي خارجة، تفاؤلًا بسلامتها.',
    moment: {
      label: 'جرّبوا: فرّقوا حروف الكلمة إلى خمس خطوات في الحجز، ثم اجمعوها.',
      cue: 'جرّبوا: فرّقوا الحروف',
      slider: 'خطوات في نظام واحد',
      steps: ['بحث', 'سعر', 'دفع', 'تذكرة', 'فاتورة'],
      together: [
        'خمسة برامج: حروف متفرّقة، وحجز يُكتب خمس مرات.',
        'أربعة برامج: اجتمع حرفان، والحجز يُكتب أربع مرات.',
        'ثلاثة برامج: صارت «قاف»، اسم حرف، والحجز يُكتب ثلاث مرات.',
        'برنامجان: صارت «قافل»، راجعًا وحده، والحجز يُكتب مرتين.',
        'نظام واحد: «قافلة». يُكتب الحجز مرة، وتقرؤه كل خطوة.',
      ],
    },
  },
  journey: {
    eyebrow: 'مسيرتنا',
    title: 'من القاهرة إلى دبي في ست محطات',
    // PLACEHOLDER: history in Arabic; the years and events were supplied, the sentences about them were not: check each and add names
    entries: [
      {
        year: '2010',
        title: 'التأسيس في القاهرة',
        text: 'بدأنا نكتب برامج لوكالات السفر.',
        icon: 'rocket',
      },
      {
        year: '2011',
        title: 'نمو في المنطقة',
        text: 'انضمّت إلى عملائنا وكالات من دول مجاورة.',
        icon: 'network',
      },
      // PLACEHOLDER: history in Arabic, partnership; name the partner of 2012 and what it opened
      {
        year: '2012',
        title: 'شراكة استراتيجية',
        text: 'شريك جاءنا بمورّدين ما كنا لنصل إليهم وحدنا.',
        icon: 'users',
      },
      {
        year: '2012–2015',
        title: 'شريك التقنية',
        text: 'علامات سفر أخرى باعت ما بنيناه بأسمائها هي. وما زالت حلولنا كلها تعمل هكذا.',
        icon: 'layers',
      },
      {
        year: '2020',
        title: 'التحوّل الرقمي',
        text: 'توقّف السفر وأُغلقت الكاونترات، فاتّجهنا إلى مساعدة الوكالات التقليدية على البيع عبر الإنترنت.',
        icon: 'monitor',
      },
      {
        year: '2023',
        title: 'المقر الرئيسي في دبي',
        text: 'انتقلنا إلى واحة دبي للسيليكون، وهي مجمّع للتقنية، ومنها نخدم الشرق الأوسط وأوروبا.',
        icon: 'building',
      },
    ],
  },
  today: {
    eyebrow: 'اليوم',
    // PLACEHOLDER: figure in Arabic, the ten thousand of this title; it is the bookings per month of company.ts: change both together
    title: 'عشرة آلاف حجز في الشهر، ووراءها ناس',
    lede: 'نشغّل منصّة حجز لشركات السفر. وستة فرق تنصح وتصمّم وتبني وتعلن وتعلّم.',
    items: {
      volume: {
        title: 'حمولتنا',
        figures: [
          { id: figures.bookings.id, value: figures.bookings.value, label: 'حجز مؤكد في الشهر' },
          { id: figures.shops.id, value: figures.shops.value, label: 'شركة سفر لها متجر على المنصّة' },
        ],
        legend: 'كل نقطة شركة.',
        text: 'بإحصائنا نحن؛ والحجوزات لكل المنتجات.',
      },
      teams: {
        title: 'من يُنجز العمل',
        links: linksOf(services),
        text: 'لكم أن تتعاقدوا مع فريق واحد، من غير أن تشتروا المنصّة.',
      },
      operation: {
        title: 'ما يعالجه الدعم',
        watched: ['حجوزات دُفعت ولم تصدر تذاكرها', 'دفعات لم تنجح', 'مورّدون يغيّرون واجهات API'],
        text: 'حين يقف مسافر عند كاونتر المطار في الثانية بعد منتصف الليل، يجدنا موظف الحجز الذي باعه التذكرة.',
      },
    },
  },
  people: {
    eyebrow: 'فريقنا',
    title: 'من ستقابلون',
    lede: 'الأسماء التي وراء الإجابات.',
    // PLACEHOLDER: people in Arabic; put about six here, with their consent, a row each: { name: '', role: '', text: '' }
    items: [],
  },
  photo: null,
  mission: {
    eyebrow: 'رسالتنا',
    title: 'برمجيات توفّر على الوكالة عملًا، وعلى المسافر مكالمة',
    lede: 'رسالتنا «تمكين وكالات السفر في أنحاء العالم ببرمجيات ترفع الكفاءة وتيسّر العمليات وتمنح العملاء تجربة أفضل». وعمليًّا: يُدخل موظف الحجز البيانات مرة واحدة، ويقرأ المسافر الأسعار والشروط والتعديلات من غير أن يتصل.',
    statistics: [
      figures.years,
      // PLACEHOLDER: figure in Arabic; say on which day and how it was counted
      {
        id: 'industry',
        value: '$100M+',
        label: 'إيرادات تحققت لقطاع السفر',
        description: 'بتقديرنا نحن، لكل العملاء وكل السنوات. وليست إيراداتنا.',
        counted: null,
      },
      // PLACEHOLDER: figure in Arabic; say on which day and how it was counted
      {
        id: 'travellers',
        value: 'ملايين',
        label: 'من المسافرين خدمناهم',
        description: 'بتقديرنا نحن.',
        counted: null,
      },
      {
        id: 'continents',
        value: '2',
        label: 'عدد القارّات',
        description: 'نخدم الشرق الأوسط وأوروبا.',
        counted: 'offer',
      },
    ],
  },
  partners: {
    eyebrow: 'شركاؤنا',
    title: 'على الطرف الآخر من كل حجز',
    lede: 'برمجياتنا تصل الوكالات بالمورّدين وشركات الدفع.',
    // PLACEHOLDER: partners in Arabic; put three to twelve real ones here, by the name that each allows you to use
    items: [
      { name: 'طيران ديونفير', mark: 'peaks', sample: true },
      { name: 'دسكرو للإقامة', mark: 'horizon', sample: true },
      { name: 'أوليفندرا', mark: 'leaves', sample: true },
      { name: 'موسالينك', mark: 'tiles', sample: true },
      { name: 'ريلمارك للدفع', mark: 'waves', sample: true },
      { name: 'سفارين', mark: 'wings', sample: true },
    ],
  },
  certificates: certificatesList(certifications),
  closing: {
    title: 'قابلوا من وراء البرمجيات',
    lede: `اجلسوا مع المهندسين، واقرؤوا رخصتنا التجارية، وكلّموا عميلًا لا يمانع. لا نعرف اختبارًا أصدق لشركة ستتعاملون معها. للصحافة: ${mailboxes.info}.`,
    actions: ['contactUs'],
  },
} satisfies AboutContent
