import type { Catalogue } from './catalogue.ts';

/** What every screen shares, folder by folder. */
export const catalogues: Record<string, Catalogue> = import.meta.glob(
  '../{api,app,shared,ui}/**/messages.en.json',
  { eager: true, import: 'default' },
);
