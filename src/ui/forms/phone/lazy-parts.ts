import { lazyModule } from '../../lazy-module.ts';

/** The numbering plans of the world. */
export const [usePhoneEntries, loadPhoneEntries] = lazyModule(() => import('./phone-entry.ts'));

/** The list of countries; it brings the numbering plans. */
export const [useCountryList, loadCountryList] = lazyModule(() => import('./country-list.tsx'));
