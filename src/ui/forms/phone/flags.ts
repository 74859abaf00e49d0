import { lazyModule } from '../../lazy-module.ts';

/** The flags of the world as SVG, by country. */
export const [useFlags, loadFlags] = lazyModule<Partial<Record<string, string>>>(
  () => import('country-flag-icons/string/3x2'),
);
