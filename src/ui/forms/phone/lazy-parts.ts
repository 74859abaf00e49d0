import { lazyModule } from '../../lazy-module.ts';

/** The numbering plans of all countries. */
export const [usePhoneEntries, loadPhoneEntries] = lazyModule(() => import('./phone-entry.ts'));

/** The list of countries, which includes the numbering plans. */
export const [useCountryList, loadCountryList] = lazyModule(() => import('./country-list.tsx'));
