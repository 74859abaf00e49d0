import styled from '@emotion/styled';
import { useLocale } from '../../i18n/locale-context.ts';
import { useText } from '../../i18n/use-text.ts';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { courierPhrase, languageOf } from './courier-phrases.ts';

const Quote = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Mark = styled('span')({ display: 'block', ...typeScale.caption });

/** What a courier said about a scan, for the reader. */
export interface ReadWords {
  text: string;
  /** Shown as they came, because they are in another language and could not be translated. */
  language?: 'ar' | 'en';
}

/**
 * Reads a courier's own words about a scan. In another language than the reader's they are
 * translated if they are a usual phrase. Undefined if they only repeat the name of the status.
 */
export function useCourierWords(): (words: string, status: string) => ReadWords | undefined {
  const text = useText();
  const { locale } = useLocale();
  return (words, status) => {
    const language = languageOf(words);
    const quote = text('shared.journey.quote', { words });
    if (language === locale) return { text: quote };
    const phrase = courierPhrase(words);
    if (!phrase) return { text: quote, language };
    const meaning = text(`shared.journey.said.${phrase}`);
    return meaning === status ? undefined : { text: meaning };
  };
}

/** The words of {@link useCourierWords}; those that could not be translated are marked. */
export function CourierWords({ words: { text: said, language } }: { words: ReadWords }) {
  const text = useText();
  if (language === undefined) return <Quote>{said}</Quote>;
  return (
    <Quote>
      <bdi lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        {said}
      </bdi>
      <Mark>{text('shared.journey.asWritten')}</Mark>
    </Quote>
  );
}
