import type { ProblemCode, ProblemTexts } from '../problem.ts';

/** Texts about reports and their files. */
export const REPORT_TEXTS = {
  nothing_to_download: {
    ar: {
      title: 'لا شيء لتنزيله',
      detail: 'لا يوجد شيء في هذه المدة. اختر مدة أخرى أو غيّر التصفية.',
    },
    en: {
      title: 'There is nothing to download',
      detail: 'There is nothing in this period. Choose another one or change the filters.',
    },
  },
  too_many_rows: {
    ar: {
      title: 'الصفوف أكثر مما يتسع له ملف',
      detail: 'يتسع الملف لمليون صف على الأكثر. اختر مدة أقصر أو صفًا واحدًا من الجدول.',
    },
    en: {
      title: 'Too many rows for a file',
      detail:
        'A file holds 1,000,000 rows at most. Choose a shorter period or one row of the table.',
    },
  },
} satisfies Partial<ProblemTexts<ProblemCode>>;
