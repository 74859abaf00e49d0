import { PRODUCT } from '../../../common/product.ts';

const key = `${PRODUCT.slug}_reset`;

/** The token that sets a new password once, for this tab. */
export function keepResetToken(token: string): void {
  sessionStorage.setItem(key, token);
}

export function resetToken(): string | null {
  return sessionStorage.getItem(key);
}

export function forgetResetToken(): void {
  sessionStorage.removeItem(key);
}
