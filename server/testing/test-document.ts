import type { DocumentOrder } from '../features/balance/movements.ts';

/** What the tax document of a made-up charge says. */
export const TEST_DOCUMENT: DocumentOrder = {
  vatBasisPoints: 1_500,
  line: {
    courier: { ar: 'ناقل العيّنة', en: 'Sample Courier' },
    service_type: 'standard',
    tracking_number: 'MZ00000000000',
    origin: { country: 'SA', city: 'riyadh' },
    destination: { country: 'SA', city: 'jeddah' },
  },
};
