/** Words that find the entries of the feature beside their names, by label (src/feature.ts). */
export const searchWords = {
  'app.navigation.reports': [
    'Reports analytics statistics insights dashboard couriers clients orders revenue sales margin',
    'cost financial summary tax VAT return cash on delivery payment method store orders performance',
    'التقارير تحليل تحليلات إحصاءات مؤشرات لوحة شركات الشحن العملاء الطلبات الإيرادات المبيعات',
    'الهامش التكلفة المالي الملخص الضريبة القيمة المضافة الإقرار التحصيل الدفع عند الاستلام المتاجر أداء',
  ].join(' '),
} as const;
