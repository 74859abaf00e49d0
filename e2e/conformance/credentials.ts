import type { Who } from './account.ts';

/** Names for tokens and keys, so that a report need not contain them. */
export class Credentials {
  /** Header values by name. */
  readonly #values = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #sessions = new Map<string, number>();

  /** Describes the header of a request. */
  nameOf(who: Who): string | undefined {
    if (who === null) return undefined;
    if ('raw' in who) return 'a malformed header';
    if ('basic' in who) return this.#key(who.basic);
    if (who.of !== undefined) return this.#session(who.bearer, who.of);
    return this.#names.get(who.bearer) ?? 'a token that this run did not receive';
  }

  /** The header of each named credential, as it was sent. */
  get values(): ReadonlyMap<string, string> {
    return this.#values;
  }

  #session(token: string, owner: string): string {
    const known = this.#names.get(token);
    if (known !== undefined) return known;
    const count = (this.#sessions.get(owner) ?? 0) + 1;
    this.#sessions.set(owner, count);
    const name = `session ${count} of ${owner}`;
    this.#names.set(token, name);
    this.#values.set(name, `Bearer ${token}`);
    return name;
  }

  #key(pair: string): string {
    const [clientKey = ''] = pair.split(':');
    const name = `the API key ${clientKey}, or an invented one`;
    this.#values.set(name, `Basic ${Buffer.from(pair).toString('base64')}`);
    return name;
  }
}
