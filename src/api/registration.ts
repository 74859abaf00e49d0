import { PRODUCT } from '../../common/product.ts';

const key = `${PRODUCT.slug}_registration`;

/** The token of this tab's unfinished registration. */
export function registrationToken(): string | null {
  return sessionStorage.getItem(key);
}

export function keepRegistration(token: string): void {
  sessionStorage.setItem(key, token);
}

export function forgetRegistration(): void {
  sessionStorage.removeItem(key);
}
