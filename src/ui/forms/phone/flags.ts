import { lazyModule } from '../../lazy-module.ts';

/** The flags of all countries as SVG. */
export const [useFlags, loadFlags] = lazyModule<Partial<Record<string, string>>>(
  () => import('country-flag-icons/string/3x2'),
);
