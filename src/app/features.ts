import type { Feature } from '../feature.ts';

/** What the features declare of themselves, found by the name of the file. */
export const features: readonly Feature[] = Object.values(
  import.meta.glob<Feature>('../features/*/feature.ts', { eager: true, import: 'feature' }),
);
