import { getHealth } from '../api/generated/operations/operations.ts';
import type { Catalogue } from './catalogue.ts';
import { pseudoCatalogue } from './pseudo-locale.ts';

/** The texts of a pseudo-language in development and demo mode; unchanged in production. */
export async function pseudoUnlessProduction(catalogue: Catalogue): Promise<Catalogue> {
  const forDevelopers = import.meta.env.DEV || (await getHealth()).mode === 'demo';
  return forDevelopers ? pseudoCatalogue(catalogue) : catalogue;
}
