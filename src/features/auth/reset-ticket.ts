import { PRODUCT } from '../../../common/product.ts';

const key = `${PRODUCT.slug}_reset`;

/** The single-use token for setting a new password, for this tab. */
export function keepResetToken(token: string): void {
  sessionStorage.setItem(key, token);
}

export function resetToken(): string | null {
  return sessionStorage.getItem(key);
}

export function forgetResetToken(): void {
  sessionStorage.removeItem(key);
}
