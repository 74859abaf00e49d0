import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Catalogue } from './catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { LocaleContext, type LocaleState } from './locale-context.ts';
import { directionOf, intlTags, storeLocale, timeZone, type Locale } from './locale.ts';

interface LoadedLocale {
  locale: Locale;
  messages: Catalogue;
}

interface LocaleProviderProps {
  /** Language and texts loaded before the first render, so that nothing flashes. */
  initial: LoadedLocale;
  children: ReactNode;
}

/** Gives texts, formats and the direction of the page to everything below it. */
export function LocaleProvider({ initial, children }: LocaleProviderProps) {
  const [{ locale, messages }, setLoaded] = useState(initial);

  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);

  const state = useMemo<LocaleState>(
    () => ({
      locale,
      direction: directionOf(locale),
      changeLocale: async (next) => {
        const loaded = { locale: next, messages: await loadCatalogue(next) };
        storeLocale(next);
        setLoaded(loaded);
      },
    }),
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
