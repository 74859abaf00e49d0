import { asApiError } from '../../../api/errors.ts';
import { getRegistration } from '../../../api/generated/auth/auth.ts';
import type { Registration } from '../../../api/generated/model/registration.ts';
import { publicRequest } from '../../../api/public-request.ts';
import { forgetRegistration, registrationToken } from '../../../api/registration.ts';

/** This tab's registration as stored by the server; null before the first step. */
export async function loadRegistration(): Promise<Registration | null> {
  if (registrationToken() === null) return null;
  try {
    return await getRegistration(publicRequest);
  } catch (error) {
    if (asApiError(error)?.status !== 404) throw error;
    // It has expired, so a new one starts.
    forgetRegistration();
    return null;
  }
}
