import type { Feature } from '../feature.ts';

/** The features' declarations, found by file name. */
export const features: readonly Feature[] = Object.values(
  import.meta.glob<Feature>('../features/*/feature.ts', { eager: true, import: 'feature' }),
);
