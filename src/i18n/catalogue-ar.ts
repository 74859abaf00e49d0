import type { Catalogue } from './catalogue.ts';

/** What every screen shares, folder by folder. */
export const catalogues: Record<string, Catalogue> = import.meta.glob(
  '../{api,app,shared,ui}/**/messages.ar.json',
  { eager: true, import: 'default' },
);
