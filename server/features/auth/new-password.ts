import { checkNewPassword, type PasswordOwner } from '../../../common/password-rules.ts';
import { invalidFields } from '../../http/problem.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';

/**
 * The hash of a new password.
 *
 * @throws ProblemError 422 for a leaked password, or one made only of the owner's own data.
 */
export async function hashNewPassword(
  typed: { password: string; password_confirmation: string },
  owner: PasswordOwner,
): Promise<string> {
  const wrong = checkNewPassword(typed, owner);
  if (wrong.length > 0) throw invalidFields(wrong);
  if (isCommonPassword(typed.password)) {
    throw invalidFields([{ pointer: '/password', code: 'common_password' }]);
  }
  return hashPassword(typed.password);
}
