import type { Catalogue } from './catalogue.ts';

/** The texts of all screens, by folder. */
export const catalogues: Record<string, Catalogue> = import.meta.glob(
  '../{api,app,shared,ui}/**/messages.ar.json',
  { eager: true, import: 'default' },
);
