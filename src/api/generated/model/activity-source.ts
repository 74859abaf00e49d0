/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CountryCode } from './country-code.ts';
import type { Line } from './line.ts';

/**
 * Where the request came from. Each part is absent if unknown. The network address is not recorded.
 */
export interface ActivitySource {
  /** Name of the browser, such as Firefox. */
  browser?: Line;
  /** Name of the operating system, such as Android. */
  system?: Line;
  /** Country, derived from the network address. */
  country?: CountryCode;
}
