import { useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { LocaleContext, type LocaleState } from './locale-context.ts';
import { directionOf, intlTags, timeZone } from './locale.ts';
import { changeLocale, currentTexts, subscribeToTexts } from './texts-store.ts';

/**
 * Provides texts, formats and the direction of the page. The texts must have loaded before the
 * first render, so that nothing flashes.
 */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useSyncExternalStore(subscribeToTexts, currentTexts);

  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);

  const state = useMemo<LocaleState>(
    () => ({ locale, direction: directionOf(locale), changeLocale }),
    [locale],
  );

  return (
    <LocaleContext value={state}>
      <IntlProvider locale={intlTags[locale]} messages={messages} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}
