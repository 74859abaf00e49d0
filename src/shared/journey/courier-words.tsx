import styled from '@emotion/styled';
import { useLocale } from '../../i18n/locale-context.ts';
import { useText } from '../../i18n/use-text.ts';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { courierPhrase, languageOf } from './courier-phrases.ts';

const Quote = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Mark = styled('span')({ display: 'block', ...typeScale.caption });

interface CourierWordsProps {
  words: string;
  /** What is said about the scan already. */
  status: string;
}

/**
 * A courier's own words about a scan. In another language than the reader's they are translated if
 * they are a usual phrase; if not, they are shown as they came, and marked.
 */
export function CourierWords({ words, status }: CourierWordsProps) {
  const text = useText();
  const { locale } = useLocale();
  const language = languageOf(words);
  if (language === locale) return <Quote>{text('shared.journey.quote', { words })}</Quote>;
  const phrase = courierPhrase(words);
  if (phrase) {
    const meaning = text(`shared.journey.said.${phrase}`);
    return meaning === status ? null : <Quote>{meaning}</Quote>;
  }
  return (
    <Quote>
      <bdi lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        {text('shared.journey.quote', { words })}
      </bdi>
      <Mark>{text('shared.journey.asWritten')}</Mark>
    </Quote>
  );
}
