/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AccountType } from './account-type.ts';
import type { Line } from './line.ts';
import type { Name } from './name.ts';

/**
 * Who is registering. A company gives its name; an individual has none.
 */
export interface RegistrationClient {
  account_type: AccountType;
  first_name: Name;
  last_name: Name;
  company_name?: Line;
}
