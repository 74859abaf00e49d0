import { features } from '../features.ts';

/** All entries of the menu and the search, in order. */
export const navigationEntries = features
  .flatMap(({ navigation = [] }) => navigation)
  .toSorted((a, b) => a.order - b.order);
