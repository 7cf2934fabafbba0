import type { AppsPicture } from '../../../mockups/mobile-apps/words'

// PLACEHOLDER: picture data in Arabic, an invented flight, traveller, hotel and agency; put your own demonstration data here
export const picture = {
  corners: [
    { label: '{from} إلى {to}، AED', value: '{flight}', state: 'دُفع بالبطاقة' },
    { label: 'بلا اتصال', value: 'التذكرة', state: 'على الهاتف' },
    { label: 'الهامش، AED', value: '{markup}', state: 'صدرت التذكرة' },
    { label: 'فوق الحد، AED', value: '{above}', state: 'معتمد' },
    { label: 'البوابة', value: '{now}', state: 'فُتح الإشعار' },
    { label: 'الإصدار', value: '1.0', state: 'نُشر' },
  ],
  stores: ['Android', 'iOS'],
  phones: {
    label: 'جرّبوا: افتحوا إشعار البوابة، وبدّلوا وضع الطيران. الرحلة والمسافر من تأليفنا.',
    cue: 'جرّبوا: افتحوا الإشعار',
    time: '07:02',
    online: '5G',
    offline: 'بلا اتصال',
    gates: { was: 'B14', now: 'C22' },
    boards: '07:45',
    ticket: {
      title: 'التذكرة',
      flight: 'نايل جت NJ\u00a0214، 12 مايو',
      from: 'CAI',
      to: 'DXB',
      departs: '08:25',
      arrives: '13:00',
      passenger: { label: 'المسافر', value: 'نور عادل' },
      gate: 'البوابة',
      fields: [
        { label: 'الصعود', value: '{boards}' },
        { label: 'المقعد', value: '14C' },
        { label: 'الحقيبة', value: '23 كجم' },
      ],
      note: 'محفوظة على الهاتف',
    },
    trip: {
      title: 'رحلة دبي',
      dates: '12 إلى 15 مايو',
      stops: [
        { time: '06:10', name: 'سيارة إلى المطار', text: 'أوصلتكم', state: 'done' },
        {
          time: '{boards}',
          name: 'الصعود، البوابة {gate}',
          text: 'في الموعد',
          changed: 'تغيّرت البوابة',
          state: 'next',
        },
        { time: '13:00', name: 'الوصول إلى دبي', text: 'المبنى 1' },
        { time: '15:00', name: 'فندق إطلالة الميناء', text: 'القسيمة HV-2291' },
      ],
    },
    push: {
      initials: 'د',
      sender: 'دلتا للعطلات',
      when: 'الآن',
      messages: {
        new: { title: 'البوابة صارت {now}', text: 'صعود NJ\u00a0214: {boards}.' },
        read: { title: 'البوابة صارت {now}', text: 'فُتح الساعة 07:02.' },
        waiting: { title: 'لا إشعارات جديدة', text: 'وضع الطيران مشغَّل.' },
      },
      open: 'فتح',
      again: 'إعادة الإرسال',
    },
    moment: {
      flightMode: 'وضع الطيران',
      says: {
        online: {
          unread: 'ما زال التطبيق يقول: البوابة {was}. افتحوا الإشعار.',
          read: 'البوابة {now}: تغيّرت على التذكرة وفي برنامج اليوم معًا.',
        },
        offline: {
          unread: 'لو كان وضع الطيران مشغَّلًا لما وصل الإشعار. والتذكرة تُفتح، وما زالت عليها {was}.',
          read: 'لا شبكة. ومع ذلك تُفتح التذكرة، وعليها البوابة {now}.',
        },
      },
      ask: 'حدّثونا عن تطبيق كهذا',
    },
  },
} satisfies AppsPicture
