import { PRODUCT } from '../../common/product.ts';

const key = `${PRODUCT.slug}_device`;

/**
 * The token by which accounts know this browser. It stays after sign-out and gives no access:
 * with it, wrong passwords of strangers do not hold up sign-in here.
 */
export function deviceToken(): string | undefined {
  try {
    const kept = localStorage.getItem(key) ?? '';
    return /^mzd_[\w-]{43}$/.test(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepDeviceToken(token: string): void {
  try {
    localStorage.setItem(key, token);
  } catch {
    // Without storage this browser is a new one each time.
  }
}
