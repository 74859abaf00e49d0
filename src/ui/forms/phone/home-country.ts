import { DEFAULT_PHONE_COUNTRY } from '../../../../common/phone-bounds.ts';

/** How to dial a country, as far as the field shows it. */
export interface Dialing {
  /** `966` */
  callingCode: string | undefined;
  /** A number without the calling code. */
  example: string | undefined;
}

/**
 * Saudi Arabia's values, which the field shows before the numbering plans have loaded. Usually they
 * are enough.
 */
export const home = {
  country: DEFAULT_PHONE_COUNTRY,
  callingCode: '966',
  example: '51 234 5678',
} as const satisfies Dialing & { country: string };
