import type { CityCode } from '../../domain/rate-card.ts';
import { orNone, text } from '../operator-files/cells.ts';
import { HOURS, type OpeningPeriod } from '../operator-files/hours-cell.ts';
import type { Sheet } from '../operator-files/sheet.ts';
import { CITY, code, degrees, line, PHONE, YES_NO } from '../operator-files/usual-cells.ts';

/** A row of a file of branches. */
export interface Values {
  courier: string;
  /** Its name in all files, unique in its courier. */
  branch: string;
  name_ar: string;
  name_en: string;
  city: CityCode;
  address_ar: string;
  address_en: string;
  latitude: number;
  longitude: number;
  phone: string | null;
  hours: OpeningPeriod[];
  /** Null if they are the same in Ramadan. */
  hours_ramadan: OpeningPeriod[] | null;
  drop_off: boolean;
  cash_payout: boolean;
}

const KEYS = ['courier', 'branch'] as const;

export const BRANCH_SHEET: Sheet<Values> = {
  columns: {
    courier: code('palm-caravan'),
    branch: code('riyadh-1'),
    name_ar: line("the branch's name in Arabic", 60),
    name_en: line("the branch's name in English", 60),
    city: CITY,
    address_ar: line('an address in Arabic', 200),
    address_en: line('an address in English', 200),
    latitude: degrees('24.6877'),
    longitude: degrees('46.7219'),
    phone: orNone(text('a phone such as +966112345678', 16, PHONE), null),
    hours: HOURS,
    hours_ramadan: orNone(HOURS, null),
    drop_off: YES_NO,
    cash_payout: YES_NO,
  },
  keys: KEYS,
  each: 'branch',
  depthOf: () => KEYS.length,
  optional: [],
};
