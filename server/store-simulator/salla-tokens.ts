import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What authorises an app at a store, as Salla hands it out. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * The tokens of a store at Salla. A refresh token works once: using it again revokes them all, and
 * the store has to install the app anew.
 */
export class SallaTokens {
  readonly #storeId: string;
  /** Milliseconds for which an access token works. */
  readonly #life: number;
  readonly #key = randomBytes(32);
  #generation = 0;
  #current: TokenPair;
  #isRevoked = false;

  constructor(storeId: string, life: number, now: number) {
    this.#storeId = storeId;
    this.#life = life;
    this.#current = this.#issue(now);
  }

  get current(): TokenPair {
    return this.#current;
  }

  /** Only the newest access token works, until it expires. */
  accepts(accessToken: string, now: number): boolean {
    const { accessToken: current, expiresAt } = this.#current;
    return !this.#isRevoked && now < expiresAt && isSame(accessToken, current);
  }

  /** Whether a refresh token was issued for this store, used or not. */
  issued(refreshToken: string): boolean {
    const [, generation = ''] = refreshToken.split('.');
    return isSame(refreshToken, this.#refreshToken(Number(generation)));
  }

  /**
   * @param refreshToken one that was {@link issued}.
   * @returns new tokens; `used` if this use revokes all tokens, `revoked` if an earlier one has.
   */
  refresh(refreshToken: string, now: number): TokenPair | 'used' | 'revoked' {
    if (this.#isRevoked) return 'revoked';
    if (refreshToken !== this.#current.refreshToken) {
      this.#isRevoked = true;
      return 'used';
    }
    this.#current = this.#issue(now);
    return this.#current;
  }

  /** Ends all access, as when the app is uninstalled. */
  end(): void {
    this.#isRevoked = true;
  }

  #issue(now: number): TokenPair {
    this.#generation += 1;
    return {
      accessToken: `salla_${randomBytes(24).toString('hex')}`,
      refreshToken: this.#refreshToken(this.#generation),
      expiresAt: now + this.#life,
    };
  }

  /** Says which store and which generation it is of, so that used ones need not be kept. */
  #refreshToken(generation: number): string {
    const content = `${this.#storeId}.${generation}`;
    const mac = createHmac('sha256', this.#key).update(content).digest('hex');
    return `${content}.${mac}`;
  }
}

/** Compares in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
