/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { Line } from './line.ts';

/**
 * From where; each part is absent if unknown. The network address is not recorded.
 */
export interface ActivitySource {
  /** The browser's name, such as Firefox. */
  browser?: Line;
  /** The operating system, such as Android. */
  system?: Line;
  /** Derived from the network address. */
  country?: CountryCode;
}
