import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { GlobalStyle } from './global-style.tsx';

/** The server's nonce for these styles; its Content Security Policy refuses others. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;

/**
 * Options of every style cache. No vendor prefixes: the supported browsers need none, and stylis's
 * prefixer breaks on `::placeholder` and `:read-only` after the right-to-left plugin.
 */
export const cacheOptions = {
  stylisPlugins: [],
  ...(nonce !== undefined && { nonce }),
};

const cache = createCache({ ...cacheOptions, key: 'mizan' });

/** The styles of everything. Our own use start and end, and work in both directions unchanged. */
export function StyleCache({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <GlobalStyle />
      {children}
    </CacheProvider>
  );
}
