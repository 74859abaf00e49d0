/** What fictional people say of couriers, by how content they are. */
export const RATING_TEXTS = {
  content: [
    'وصلت قبل الموعد، والتغليف كما سلّمته.',
    'المندوب محترم واتصل قبل الوصول.',
    'تعاملت معهم أكثر من مرة والخدمة ثابتة.',
    'تتبع واضح من أول الطريق إلى آخره.',
    'سلّموا القطع الزجاجية سليمة، شكرًا لهم.',
    'Arrived a day early and in perfect shape.',
    'The driver called first and waited for the receiver.',
    'Every scan showed up within minutes.',
    'Third parcel with them this month, no surprises.',
  ],
  halfContent: [
    'الخدمة مقبولة، لكن التحديثات تتأخر.',
    'وصلت سليمة بعد محاولتين.',
    'السعر مناسب والتوصيل أبطأ مما توقعت.',
    'Came a day late, otherwise fine.',
    'Good price. The box had a dent, the goods were fine.',
    'Support answered, though only the next morning.',
  ],
  discontent: [
    'تأخرت ثلاثة أيام بلا أي إشعار.',
    'الكرتون وصل مفتوحًا من جانب.',
    'لم يتصل المندوب وسُجّلت محاولة توصيل.',
    'Marked as attempted, but nobody came.',
    'Late, and the box was wet.',
  ],
} as const;
