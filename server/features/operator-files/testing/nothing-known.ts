import type { Known } from '../file-kind.ts';

export const NOTHING_KNOWN: Known = { couriers: new Set(), photoFiles: new Set() };
