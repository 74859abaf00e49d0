import type { components } from '../../../openapi/generated/types.ts';
import { toDecimal } from '../../../common/money.ts';
import type { Account } from '../accounts/store.ts';
import { sar } from '../../http/wire-money.ts';

type Schemas = components['schemas'];
type AccountField = Exclude<Schemas['ActivityField'], `auto_top_up${string}`>;

/** Every setting of an account whose values the log may contain. Passwords and pictures are not among them. */
const FIELDS: Record<AccountField, true> = {
  ...{ first_name: true, last_name: true, company_name: true, email: true, phone: true },
  ...{ country: true, state: true, city: true, street_name: true, building_no: true },
  ...{ landmark: true, office: true, postal_code: true, short_address: true, address_type: true },
  ...{ locale: true, delivery_emails: true, statement_emails: true, vat_number: true },
  ...{ second_step: true, low_balance_threshold: true },
};

/** The settings that differ between two states of an account. */
export function changesOf(before: Account, after: Account): Schemas['ActivityChange'][] {
  return (Object.keys(FIELDS) as AccountField[]).flatMap((field) => {
    const [was, is] = [textOf(before, field), textOf(after, field)];
    if (was === is) return [];
    return [{ field, ...(was !== '' && { before: was }), ...(is !== '' && { after: is }) }];
  });
}

/** As the profile has it, the threshold in riyals, a wish as `on`; empty if it is not set. */
function textOf(account: Account, field: AccountField): string {
  const value = account[field];
  if (typeof value === 'boolean') return value ? 'on' : '';
  return typeof value === 'number' ? toDecimal(sar(value)) : (value ?? '');
}
