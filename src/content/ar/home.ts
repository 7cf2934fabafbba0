import type { HomeContent } from '../../pages/Home'
import { cardsOf, services, solutions } from './catalogue'
import { brand, figures, hotels, tagline } from './company'
import { picture } from './pictures/home'

export const content = {
  meta: {
    title: 'نظام حجز السفر بعلامتكم التجارية',
    description:
      'تقنيات سفر بعلامتكم التجارية، للوكالات ومواقع الحجز (OTA) وسفر الشركات وبنوك الأسرّة في الشرق الأوسط وأوروبا.',
  },
  picture,
  hero: {
    eyebrow: 'تقنيات السفر بعلامتكم التجارية',
    title: tagline,
    lede: 'نظام حجز يحمل علامتكم، للطيران والفنادق والباقات. نحن نربطه بالمورّدين، وأنتم تحدّدون هامش الربح (markup) والائتمان وقواعد الاعتماد.',
    actions: ['sales', 'demo'],
    statistics: [
      // PLACEHOLDER: figure in Arabic; check it, and name the month it was counted in
      {
        id: 'revenue',
        value: '$3M+',
        label: 'إيرادات شهرية تحققها وكالات تعمل معنا',
        description: 'بإحصائنا نحن، وهي إيرادات الوكالات.',
        counted: null,
      },
      figures.bookings,
      // PLACEHOLDER: figure in Arabic; say on which day and how it was counted
      {
        id: 'searches',
        value: '5M+',
        label: 'عملية بحث في اليوم',
        description: 'بإحصائنا، ومنها البحث عبر API.',
        counted: null,
      },
    ],
    orbit: ['القاهرة 2010', 'دبي 2023', 'أوروبا'],
  },
  values: {
    label: 'المزايا',
    eyebrow: `لماذا ${brand}؟`,
    // PLACEHOLDER: brand in Arabic, title and lede; they explain its name: rewrite them when the brand changes
    title: 'لا تكتفوا بكلامنا. اختبرونا.',
    lede: 'سمّت العرب رفقة السفر «قافلة»، أي راجعة، تفاؤلًا بعودتها. والفأل وحده لا يكفي: لكل قيمة من قيمنا الأربع طريقة تختبرونها بها.',
    items: {
      innovation: {
        title: 'الابتكار',
        text: 'أسعار GDS وعروض شركات الطيران نفسها (NDC) والباقات وشرائح eSIM جنبًا إلى جنب. وترونها كلها في عرض تجريبي واحد.',
      },
      partnership: {
        title: 'الشراكة',
        text: 'المسافر يرى علامتكم ويدفع سعركم. وليس لنا متجر سفر، فلا ننافسكم أبدًا. وقبل التوقيع اطلبوا أن تكلّموا أحد عملائنا.',
      },
      team: {
        title: 'الفريق',
        text: 'خطوات الاسترداد يبنيها مهندسون، ومعهم من أنجزوا طلبات الاسترداد بأيديهم. قابلوا الفريقين قبل التوقيع.',
      },
      agility: {
        title: 'المرونة',
        text: 'تغيّرون هامش ربح أو قاعدة ائتمان بأنفسكم، ولا تنتظروننا: جرّبوا الأمرين في عرض تجريبي. وإذا تعاقدتم مع مورّد جديد، فالعمل التقني علينا.',
      },
    },
  },
  starts: {
    eyebrow: 'من أين تبدؤون؟',
    title: 'ما طبيعة عملكم؟',
    lede: 'اختاروا الجملة الأقرب إليكم، وندلّكم على أول خطوة.',
    items: {
      '/solutions/b2c': 'نحن وكالة سفر، ونريد متجرًا لنا.',
      '/solutions/b2b': 'نبيع عبر وكالات أخرى، بالآجل.',
      '/solutions/corporate': 'نحجز للشركات رحلات موظفيها.',
      '/solutions/bedbank': 'نشتري الغرف من الفنادق ونعيد بيعها.',
      '/services/software-development': 'لدينا مبرمجون، ونريد الربط عبر API.',
    },
    names: {
      ...cardsOf(solutions),
      '/services/software-development': { title: services['/services/software-development'].name },
    },
  },
  solutions: {
    eyebrow: 'حلولنا',
    title: 'خمسة حلول على منصّة واحدة',
    lede: 'ابدؤوا بواحد، وأضيفوا غيره لاحقًا.',
    items: cardsOf(solutions),
  },
  products: {
    label: 'المنتجات',
    eyebrow: 'المنتجات',
    title: 'كل ما تحتاج إليه الرحلة',
    lede: 'المسافر يرى سعرًا واحدًا. وأنتم ترون ما وراءه عند كل مورّد: التكلفة وهامش الربح والعمولة.',
    items: [
      {
        title: 'الطيران',
        text: 'GDS، وNDC من شركات الطيران نفسها، والطيران الاقتصادي (LCC)، في قائمة واحدة',
        tags: ['GDS', 'NDC', 'المجمّعون', 'طيران اقتصادي'],
      },
      {
        title: 'الفنادق',
        text: `أكثر من ${hotels} فندق عبر بنوك الأسرّة (تجّار الغرف بالجملة)، إلى جانب فنادقكم`,
        tags: ['بنوك الأسرّة', 'فنادقكم'],
      },
      {
        title: 'الباقات الديناميكية',
        text: 'طيران وفندق بإجمالي واحد، على فاتورة واحدة',
        tags: ['طيران + فندق'],
      },
      {
        title: 'الجولات والأنشطة',
        text: 'تُضاف إلى رحلة أو تُحجز وحدها',
        tags: ['تذاكر بالبريد'],
      },
      {
        title: 'التأشيرات',
        text: 'شروط الدخول حسب الجنسية، وطلب التأشيرة ضمن الحجز',
        tags: ['حسب الجنسية'],
      },
      {
        title: 'شرائح eSIM',
        text: 'إنترنت في الخارج، على الهواتف التي تدعم eSIM',
        tags: ['رمز QR بالبريد'],
      },
    ],
  },
  payments: {
    eyebrow: 'ربط الدفع',
    title: 'لكل سوق طريقة في الدفع، فاقبضوا بها',
    items: [
      {
        title: 'البطاقات العالمية',
        text: 'يدفع المسافر عبر الإنترنت مع 3D Secure. ويحدّد عقدكم من يُثبت الامتثال لمعيار PCI DSS، وهو معيار الأمان لشبكات البطاقات.',
        icon: 'credit-card',
      },
      {
        title: 'البوابات المحلية',
        text: 'اقبضوا بعملة كل سوق، عبر بوابة دفع تعرفها بنوكه ومسافروه.',
        icon: 'landmark',
      },
      {
        title: 'الشراء الآن والدفع لاحقًا',
        text: 'يدفع المسافر على أقساط. ويحوّل إليكم مزوّد الخدمة المبلغ دفعة واحدة، بعد خصم رسمه.',
        icon: 'calendar-clock',
      },
    ],
    action: 'integration',
  },
  testimonial: {
    eyebrow: 'قبل وبعد',
    title: 'ما يتغيّر حين يُعتمد تجاوز الحد عبر الإنترنت',
    // PLACEHOLDER: testimonial in Arabic; put the words of a real client here, with their consent, by role and kind of company
    story: {
      position: 'الرئيس التنفيذي للعمليات',
      company: 'شركة سفر',
      rating: 5,
      sample: true,
      before: 'كل تجاوز للحد يُعتمد بالهاتف.',
      after: 'اعتماد عبر الإنترنت، في أي ساعة.',
      text: 'كانت الوكالات التي تبلغ حدّها تتصل بنا ليلًا. ومن يبيع مساء الجمعة لم يعد ينتظر مكالمة.',
    },
  },
  closing: {
    title: 'شاهدوا الجزء الذي يهمّكم',
    lede: 'أخبرونا ماذا تبيعون، ولمن، وأي عمل يأخذ معظم وقتكم. تردّ المبيعات خلال 24\u00a0ساعة، ويمكن أن يبدأ العرض التجريبي بذلك العمل.',
    actions: ['getStartedToday', 'demo'],
  },
} satisfies HomeContent
