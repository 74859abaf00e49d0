/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { OpeningPeriods } from './opening-periods.ts';

/**
 * When a place or service is open.
 */
export interface OpeningHours {
  /** Usual opening hours. */
  week: OpeningPeriods;
  /** Opening hours in Ramadan, by the Umm al-Qura calendar; absent if they are the same. */
  ramadan?: OpeningPeriods;
}
