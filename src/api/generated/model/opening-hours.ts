/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { OpeningPeriods } from './opening-periods.ts';

export interface OpeningHours {
  week: OpeningPeriods;
  /** In the month of Ramadan of the Umm al-Qura calendar, if different. */
  ramadan?: OpeningPeriods;
}
