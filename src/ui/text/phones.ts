import { lazyModule } from '../lazy-module.ts';

/** The reader of phone numbers, with the numbering plans of the world. */
export const [usePhones, loadPhones] = lazyModule(() => import('../../../common/phone.ts'));
