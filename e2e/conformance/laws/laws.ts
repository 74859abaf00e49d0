import type { Law } from './law.ts';

export const laws: readonly Law[] = [];
