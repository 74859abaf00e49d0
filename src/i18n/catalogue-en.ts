import type { Catalogue } from './catalogue.ts';

/** The texts of all screens, by folder. */
export const catalogues: Record<string, Catalogue> = import.meta.glob(
  '../{api,app,shared,ui}/**/messages.en.json',
  { eager: true, import: 'default' },
);
