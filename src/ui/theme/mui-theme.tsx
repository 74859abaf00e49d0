import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/locale-context.ts';
import { cacheOptions } from './style-cache.tsx';
import { themeFor } from './theme.ts';

/** MUI's styles use left and right. Each direction needs its own cache, or they would mix. */
const caches = {
  ltr: createCache({ ...cacheOptions, key: 'mizan-ltr' }),
  rtl: createCache({ ...cacheOptions, key: 'mizan-rtl', stylisPlugins: [rtlPlugin] }),
};
const themes = { ltr: themeFor('ltr'), rtl: themeFor('rtl') };

/**
 * Wraps everything that uses MUI. The auth layout does without it, which keeps the first page small
 * (docs/adr/0006).
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  const { direction } = useLocale();
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
