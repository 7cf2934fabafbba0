import type { BedbankPicture } from '../../../mockups/bedbank/words'

// PLACEHOLDER: picture data in Arabic, an invented hotel: its free rooms per night, its rates and changes; put your own here
export const picture = {
  calendar: {
    hotel: 'منتجع خليج المرسى',
    title: 'حصة الغرف، 1 إلى 14 مايو',
    month: 'مايو',
    weekdays: ['جمعة', 'سبت', 'أحد', 'اثنين', 'ثلاثاء', 'أربعاء', 'خميس'],
    letters: ['ج', 'س', 'ح', 'ن', 'ث', 'ر', 'خ'],
    rooms: [
      { id: 'twin', name: 'ديلوكس بسريرين', left: '8 8 6 3 2 7 7 9 9 8 5 4 8 8', closed: [6, 7], net: 7200 },
      { id: 'sea', name: 'إطلالة البحر', left: '5 5 4 4 3 1 6 6 b b b 7 7 5', closed: [], net: 8400 },
      { id: 'family', name: 'جناح عائلي', left: '3 2 2 4 4 5 5 4 4 4 4 3 1 4', closed: [2, 3], net: 11800 },
      { id: 'villa', name: 'فيلا', left: '1 1 2 2 b b b 2 2 1 1 2 2 2', closed: [], net: 16500 },
      { id: 'garden', name: 'إطلالة الحديقة', left: '6 6 6 5 5 4 4 3 3 2 1 5 5 6', closed: [12, 13], net: 8000 },
      { id: 'junior', name: 'جناح جونيور', left: '4 4 3 3 2 2 1 4 4 4 3 3 2 2', closed: [], net: 9600 },
      { id: 'standard', name: 'غرفة قياسية', left: '9 9 7 7 8 8 6 5 3 2 6 7 9 9', closed: [11, 12], net: 6200 },
    ],
    room: 1,
    key: { free: 'للبيع', few: 'بقي القليل', 'stop-sell': 'وقف البيع', blackout: 'محجوبة', sold: 'بيعت' },
    channels: {
      title: 'القنوات',
      items: [
        { name: 'متجر B2C', markup: 12 },
        { name: 'وكالات B2B', markup: 6 },
        { name: 'API OUT', markup: 2 },
        { name: 'سفر الشركات', markup: null },
      ],
      net: 'الصافي',
      marked: 'الصافي + {markup}%',
      sells: 'ليالي البيع: {nights}',
      closed: 'عدا {nights} مايو',
      none: 'مغلقة على هذه القناة',
    },
    rates: {
      title: 'الصافي لبالغين اثنين',
      unit: 'EUR لليلة',
      plans: [
        { id: 'bb', name: 'إفطار', board: 0 },
        { id: 'hb', name: 'نصف إقامة', board: 2400 },
        { id: 'ai', name: 'شامل', board: 5800 },
      ],
    },
    moment: {
      label:
        'جرّبوا: اختاروا ليلة لتغلقوها على كل القنوات، أو اسحبوا على عدة ليالٍ، واختاروا نظام الوجبات. الفندق والغرف والأسعار من تأليفنا.',
      cue: 'جرّبوا: أغلقوا ليلة أو أكثر',
      night: 'وقف بيع {room}، {night} مايو',
      closed: '{room}، وقف البيع: {nights} مايو.',
      open: '{room}، بلا وقف بيع.',
      span: '{first} إلى {last}',
      left: 'الليالي الباقية للبيع: {count}، بسعر صافٍ EUR\u00a0{sum} ({plan}).',
      none: 'لا ليالي للبيع.',
      ask: 'حدّثونا عن مواعيد الإغلاق',
    },
  },
  rest: '6 4 3 5 6 4 2 2 3 5',
  rates: {
    title: 'إطلالة البحر',
    text: 'الصافي، 1 إلى 31 مايو، EUR',
    matrix: {
      head: ['الخطة', 'بالغ واحد', 'بالغان', '2 + 1'],
      rows: [
        { name: 'إفطار', cells: ['68', '84', '96'] },
        { name: 'نصف إقامة', cells: ['86', '108', '124'] },
        { name: 'شامل', cells: ['112', '142', '165'] },
      ],
    },
  },
  extranet: {
    title: 'الإكسترانت',
    tag: 'مستخدم الفندق',
    changes: [
      { name: 'إطلالة البحر، 9 إلى 11 مايو', text: 'الفندق يطلب حجبها', state: 'مقبول' },
      { name: 'جناح عائلي', text: 'الحصة من 5 إلى 6 في اليوم', state: 'للمراجعة' },
      { name: 'إطلالة الحديقة، شامل، بالغان', text: 'الصافي 142 بدل 138 من 1 يونيو', state: 'للمراجعة' },
    ],
  },
} satisfies BedbankPicture
