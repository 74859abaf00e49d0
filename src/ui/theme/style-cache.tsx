import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { GlobalStyle } from './global-style.tsx';

/** The server's word that these styles are ours; its Content Security Policy refuses others. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;

/**
 * Options of every style cache. No vendor prefixes: the browsers we build for need none, and
 * stylis's prefixer breaks on `::placeholder` and `:read-only` once the right-to-left plugin has
 * been over them.
 */
export const cacheOptions = {
  stylisPlugins: [],
  speedy: false,
  ...(nonce !== undefined && { nonce }),
};

const cache = createCache({ ...cacheOptions, key: 'mizan' });

/** The styles of everything. Our own say start and end, and serve both directions as they are. */
export function StyleCache({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <GlobalStyle />
      {children}
    </CacheProvider>
  );
}
