import type { ProblemCode, ProblemTexts } from '../problem.ts';

/** Texts about reports and their files. */
export const REPORT_TEXTS = {
  nothing_to_download: {
    ar: {
      title: 'لا توجد بيانات لتنزيلها',
      detail: 'لا توجد بيانات في هذه الفترة. اختر فترة أخرى أو غيّر التصفية.',
    },
    en: {
      title: 'Nothing to download',
      detail: 'There is no data in this period. Choose another one or change the filters.',
    },
  },
  too_many_rows: {
    ar: {
      title: 'الصفوف أكثر مما يتسع له ملف',
      detail: 'يتسع الملف لمليون صف على الأكثر. اختر فترة أقصر أو صفًا واحدًا من الجدول.',
    },
    en: {
      title: 'Too many rows for a file',
      detail:
        'A file can hold up to 1,000,000 rows. Choose a shorter period or one row of the table.',
    },
  },
} satisfies Partial<ProblemTexts<ProblemCode>>;
