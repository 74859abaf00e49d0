import { lazyModule } from '../lazy-module.ts';

/** The phone number parser, with the numbering plans of all countries. */
export const [usePhones, loadPhones] = lazyModule(() => import('../../../common/phone.ts'));
