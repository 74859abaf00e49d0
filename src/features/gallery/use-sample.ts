import { useLocale } from '../../i18n/locale-context.ts';

/** Sample text in the reader's language: `sample('شقة 4', 'Flat 4')`. */
export function useSample(): (arabic: string, english: string) => string {
  const { locale } = useLocale();
  return (arabic, english) => (locale === 'ar' ? arabic : english);
}
