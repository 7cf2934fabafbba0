import type { SolutionPath } from '../../pages/Home'
import type { ServicePath } from '../../pages/Services'
import type { CatalogueEntry, ServiceCard, SolutionCard } from '../types'

export { cardsOf, linksOf } from '../catalogue'

export const services = {
  '/services/consultancy': {
    name: 'الاستشارات',
    icon: 'compass',
    text: 'استراتيجية وبنية تقنية لمواقع الحجز',
    card: {
      title: 'الاستشارات',
      text: 'ما تبنونه وما تشترونه وما تتخلّون عنه: نحسمه معكم قبل أن تتعاقدوا مع GDS أو بنك أسرّة.',
      features: [
        'الاستراتيجية والبنية التقنية',
        'التحوّل الرقمي',
        'كفاءة التشغيل',
        'تحليلات الحجوزات',
        'اختيار المورّدين',
      ],
    },
  },
  '/services/software-development': {
    name: 'تطوير البرمجيات',
    icon: 'code',
    text: 'منصّات وربط API وسحابة',
    card: {
      title: 'تطوير المواقع والبرمجيات',
      text: 'محرّكات حجز وبوابات للوكالات وأنظمة مكتب خلفي، مربوطة بمورّديكم.',
      features: ['منصّات مخصّصة', 'ربط API', 'السحابة والأمان', 'اللغات والعملات'],
    },
  },
  '/services/performance-marketing': {
    name: 'التسويق بالأداء',
    icon: 'megaphone',
    text: 'إعلانات بحث وتواصل، ومعدل التحويل',
    card: {
      title: 'التسويق بالأداء',
      text: 'حملات نحكم عليها بما يبقى لكم بعد السعر الصافي ورسوم البطاقات والاستردادات والإعلانات.',
      features: ['إعلانات البحث والتواصل', 'تحسين معدل التحويل', 'البانرات وإعادة الاستهداف', 'أتمتة التسويق'],
    },
  },
  '/services/ui-ux-design': {
    name: 'تصميم UI/UX',
    icon: 'pen',
    text: 'مسارات حجز يُكملها الناس',
    card: {
      title: 'تصميم UI/UX',
      text: 'شاشات تُظهر السعر كاملًا ومعه شروطه، من أول خطوة.',
      features: ['الأبحاث والاختبار', 'تصميم الواجهات', 'أنظمة التصميم', 'صفحات من اليمين إلى اليسار'],
    },
  },
  '/services/mobile-apps': {
    name: 'تطبيقات الجوّال',
    icon: 'smartphone',
    text: 'Android وiOS',
    card: {
      title: 'تطوير تطبيقات الجوّال',
      text: 'تطبيقات باسمكم، فيها التذكرة وتغيّر البوابة وطلب الاسترداد في مكان واحد.',
      features: ['Android وiOS', 'تطبيقات للحجز وللرحلة', 'تطبيقات موظفي الحجز', 'النشر في المتاجر'],
    },
  },
  '/services/training': {
    name: 'التدريب',
    icon: 'graduation-cap',
    text: 'مهارات رقمية للوكالات',
    card: {
      title: 'التدريب والتعليم',
      text: 'دورات تعلّم موظفي الحجز البحث والبيع والتعديل والاسترداد عبر الإنترنت، بحجوزات تدريبية.',
      features: ['من الورق إلى الشاشة', 'التهيئة على المنصّة', 'مهارات البيع', 'تدريب المدرّبين'],
    },
  },
} satisfies Record<ServicePath, CatalogueEntry<ServiceCard>>

export const solutions = {
  '/solutions/b2c': {
    name: 'B2C',
    icon: 'store',
    text: 'متجر سفركم على الإنترنت',
    card: {
      title: 'B2C',
      text: 'متجر باسمكم، على الويب وفي التطبيقات، بعدة لغات وعملات.',
      link: 'تعرّفوا إلى B2C',
    },
  },
  '/solutions/b2b': {
    name: 'B2B',
    icon: 'network',
    text: 'شبكات وكالات بالائتمان',
    card: {
      title: 'B2B',
      text: 'وكالات ومستخدمون وأدوار بلا سقف. ولكل وكالة ائتمانها وهوامشها ومورّدوها.',
      link: 'تعرّفوا إلى B2B',
    },
  },
  '/solutions/corporate': {
    name: 'سفر الشركات',
    icon: 'building',
    text: 'سياسات واعتمادات',
    card: {
      title: 'سفر الشركات',
      text: 'سياسات سفر ومسارات اعتماد، وإنفاق ترونه لحظة بلحظة، للشركات التي تخدمونها.',
      link: 'تعرّفوا إلى سفر الشركات',
    },
  },
  '/solutions/ancillaries': {
    name: 'الخدمات الإضافية',
    icon: 'armchair',
    text: 'مقاعد وحقائب وإضافات من عندكم',
    card: {
      title: 'الخدمات الإضافية',
      text: 'مقاعد وحقائب وشرائح eSIM وتأمين، وأي إضافة تنشئونها وتسعّرونها وتتابعونها.',
      link: 'تعرّفوا إلى الخدمات الإضافية',
    },
  },
  '/solutions/bedbank': {
    name: 'بنك الأسرّة',
    icon: 'bed-double',
    text: 'فنادقكم أنتم وحصص غرفها',
    card: {
      title: 'بنك الأسرّة',
      text: 'بيعوا غرف فنادق تتعاقدون معها بأنفسكم: حصص وخطط أسعار ووقف بيع وAPI.',
      link: 'تعرّفوا إلى بنك الأسرّة',
    },
  },
} satisfies Record<SolutionPath, CatalogueEntry<SolutionCard>>
