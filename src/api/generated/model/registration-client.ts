/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AccountType } from './account-type.ts';
import type { Line } from './line.ts';
import type { Name } from './name.ts';

/**
 * Who is registering. A company states its name; an individual has none.
 */
export interface RegistrationClient {
  account_type: AccountType;
  /** First name of the person who registers. */
  first_name: Name;
  /** Last name of the person who registers. */
  last_name: Name;
  /** Name of the company. Required for a company, refused for an individual. */
  company_name?: Line;
}
