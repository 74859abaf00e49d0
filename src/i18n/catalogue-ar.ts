import { mergeCatalogues, type CatalogueModules } from './catalogue.ts';

const modules: CatalogueModules = import.meta.glob('../**/messages.ar.json', {
  eager: true,
  import: 'default',
});

export const messages = mergeCatalogues(modules);
