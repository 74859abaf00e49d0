import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';
import { GlobalStyle } from './global-style.tsx';
import { themeFor } from './theme.ts';

type Direction = 'ltr' | 'rtl';

/** The server's word that these styles are ours; its Content Security Policy refuses others. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
const shared = nonce === undefined ? {} : { nonce };

/**
 * No vendor prefixes: the browsers we build for need none, and stylis's prefixer breaks on
 * `::placeholder` and `:read-only` once the right-to-left plugin has been over them.
 */
const caches = {
  ltr: createCache({ ...shared, key: 'mizan', stylisPlugins: [] }),
  rtl: createCache({ ...shared, key: 'mizan-rtl', stylisPlugins: [rtlPlugin] }),
};
const themes = { ltr: themeFor('ltr'), rtl: themeFor('rtl') };

interface MizanThemeProps {
  direction: Direction;
  children: ReactNode;
}

/** Colours, type and the style cache of one direction; MUI's own left and right flip in Arabic. */
export function MizanTheme({ direction, children }: MizanThemeProps) {
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={themes[direction]}>
        <GlobalStyle />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
