import type { Locale } from '../reference/locale.ts';
import type { ReportMessage } from './message.ts';
import type { Paragraph } from './words.ts';

interface ReportWords {
  subject: string;
  attached: string;
  nothing: string;
  each: string;
  open: string;
  stop: Record<ReportMessage['frequency'], string>;
}

const WORDS: Record<Locale, ReportWords> = {
  ar: {
    subject: '{title}: {days}',
    attached: 'تقرير {title} عن {days} مرفق بصيغة PDF.',
    nothing: 'لا توجد بيانات في تقرير {title} عن {days}.',
    each: '{title}: {amount}',
    open: '[عرض التقرير]({url}{path})',
    stop: {
      day: 'يصلك هذا التقرير كل يوم لأنك طلبته. لإيقافه افتح [التقارير]({url}{path}) واختر «بالبريد».',
      week: 'يصلك هذا التقرير كل أسبوع لأنك طلبته. لإيقافه افتح [التقارير]({url}{path}) واختر «بالبريد».',
      month:
        'يصلك هذا التقرير كل شهر لأنك طلبته. لإيقافه افتح [التقارير]({url}{path}) واختر «بالبريد».',
    },
  },
  en: {
    subject: '{title}: {days}',
    attached: 'Your report “{title}” for {days} is attached as a PDF.',
    nothing: 'There is no data in your report “{title}” for {days}.',
    each: '{title}: {amount}',
    open: '[Open the report]({url}{path})',
    stop: {
      day: 'You get this report each day because you asked for it. To stop it, open [the report]({url}{path}) and choose “By email”.',
      week: 'You get this report each week because you asked for it. To stop it, open [the report]({url}{path}) and choose “By email”.',
      month:
        'You get this report each month because you asked for it. To stop it, open [the report]({url}{path}) and choose “By email”.',
    },
  },
};

/** The words of an e-mail with a scheduled report. */
export function reportWords(
  { title, days, frequency, figures, path, attachment }: ReportMessage,
  locale: Locale,
): { subject: Paragraph; paragraphs: Paragraph[] } {
  const said = WORDS[locale];
  const values = { title, days, path };
  return {
    subject: { words: said.subject, values },
    paragraphs: [
      { words: attachment ? said.attached : said.nothing, values },
      ...figures.map(({ name, value }) => ({
        words: said.each,
        values: { title: name, amount: value },
      })),
      { words: said.open, values, look: 'button' },
      { words: said.stop[frequency], values, look: 'note' },
    ],
  };
}
