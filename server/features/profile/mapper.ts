import type { components } from '../../../openapi/generated/types.ts';
import type { Account } from '../accounts/store.ts';
import { sar } from '../../http/wire-money.ts';
import { withoutNulls } from '../../http/without-nulls.ts';

type Profile = components['schemas']['Profile'];

export function toProfile(account: Account): Profile {
  return {
    id: account.account_id,
    account_type: account.account_type,
    first_name: account.first_name,
    last_name: account.last_name,
    full_name: `${account.first_name} ${account.last_name}`,
    email: account.email,
    email_verified: account.email_verified,
    phone: account.phone,
    phone_verified: account.phone_verified,
    country: account.country,
    city: account.city,
    locale: account.locale,
    delivery_emails: account.delivery_emails,
    statement_emails: account.statement_emails,
    ...withoutNulls({
      picture: account.picture && `data:image/webp;base64,${account.picture}`,
      company_name: account.company_name,
      state: account.state,
      street_name: account.street_name,
      building_no: account.building_no,
      landmark: account.landmark,
      office: account.office,
      postal_code: account.postal_code,
      short_address: account.short_address,
      address_type: account.address_type,
      vat_number: account.vat_number,
      second_step: account.second_step,
      low_balance_threshold:
        account.low_balance_threshold === null ? null : sar(account.low_balance_threshold),
    }),
  };
}
