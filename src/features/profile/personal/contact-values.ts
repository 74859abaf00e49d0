import type { EmailChange } from '../../../api/generated/model/email-change.ts';
import type { PhoneChange } from '../../../api/generated/model/phone-change.ts';

/** Values of the form. The field that is not shown stays empty. */
export interface ContactValues {
  email: string;
  phone: string;
  current_password: string;
}

export type ContactChange = EmailChange | PhoneChange;
