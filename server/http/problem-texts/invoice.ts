import type { ProblemCode, ProblemTexts } from '../problem.ts';

/** Texts about tax invoices and their files. */
export const INVOICE_TEXTS = {
  xml_not_ready: {
    ar: {
      title: 'نسخة XML ليست جاهزة',
      detail: 'صدر المستند للتو، وتُعدّ نسخة XML خلال دقيقة. أعد المحاولة بعد قليل.',
    },
    en: {
      title: 'The XML is not ready',
      detail: 'The document has just been issued, and its XML takes a minute. Try again soon.',
    },
  },
  no_invoices: {
    ar: {
      title: 'لا توجد فواتير في هذا الشهر',
      detail: 'لم تصدر في هذا الشهر أي فاتورة أو إشعار دائن. اختر شهرًا آخر.',
    },
    en: {
      title: 'There are no invoices in this month',
      detail: 'No invoice or credit note was issued in this month. Choose another one.',
    },
  },
  too_many_invoices: {
    ar: {
      title: 'مستندات هذا الشهر أكثر من أن تكون في ملف واحد',
      detail: 'يتسع الملف الواحد لألف مستند. نزّل القائمة بصيغة CSV أو نزّل المستندات واحدًا واحدًا.',
    },
    en: {
      title: 'Too many documents for one file',
      detail:
        'One file holds 1,000 at most. Download the list as CSV, or the documents one by one.',
    },
  },
  invoice_file_not_ready: {
    ar: {
      title: 'ملف الفواتير ليس جاهزًا',
      detail: 'انتظر حتى يكتمل إعداد الملف ثم أعد المحاولة.',
    },
    en: {
      title: 'The file of invoices is not ready',
      detail: 'Wait until the file is finished, then try again.',
    },
  },
} satisfies Partial<ProblemTexts<ProblemCode>>;
