import { checkAddress, type AddressRuleInput } from './address-rules.ts';
import { checkNewPassword, type PasswordOwner } from './password-rules.ts';
import { checkPhone } from './phone-rules.ts';
import type { KnownPlaces } from './place-rules.ts';
import { isBlank } from './rule-violation.ts';
import type { RuleViolation, Text } from './rule-violation.ts';

/** A company has a name; an individual does not. */
export function checkRegistrationClient(client: {
  account_type?: Text;
  company_name?: Text;
}): RuleViolation[] {
  const isNamed = !isBlank(client.company_name);
  if (client.account_type === 'company' && !isNamed) {
    return [{ pointer: '/company_name', code: 'required' }];
  }
  if (client.account_type === 'individual' && isNamed) {
    return [{ pointer: '/company_name', code: 'not_allowed' }];
  }
  return [];
}

interface AccountRuleInput extends PasswordOwner {
  password?: Text;
  password_confirmation?: Text;
}

/** The credentials for signing in; `names` come from the previous step. */
export function checkRegistrationAccount(
  account: AccountRuleInput,
  names: PasswordOwner = {},
): RuleViolation[] {
  return [
    ...checkPhone('/phone', account.phone, undefined),
    ...checkNewPassword(account, { ...names, email: account.email, phone: account.phone }),
  ];
}

export function checkRegistrationExtra(
  address: AddressRuleInput,
  places: KnownPlaces,
): RuleViolation[] {
  return checkAddress('', address, places);
}
