import { DEFAULT_PHONE_COUNTRY } from '../../../../common/phone-bounds.ts';

/** How a country is dialled, as far as the field shows it. */
export interface Dialing {
  /** `966` */
  callingCode: string | undefined;
  /** A number as it follows the calling code. */
  example: string | undefined;
}

/** What the field shows before the numbering plans are there, and most often needs no more than. */
export const home = {
  country: DEFAULT_PHONE_COUNTRY,
  callingCode: '966',
  example: '51 234 5678',
} as const satisfies Dialing & { country: string };
