import type { Who } from './account.ts';

/** Names for what requests are proved with, so that a report need not hold it. */
export class Credentials {
  /** The value of the header, by the name. */
  readonly #values = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #sessions = new Map<string, number>();

  /** What stands in the header of a request, in words. */
  nameOf(who: Who): string | undefined {
    if (who === null) return undefined;
    if ('raw' in who) return 'a header against its form';
    if ('basic' in who) return this.#key(who.basic);
    if (who.of !== undefined) return this.#session(who.bearer, who.of);
    return this.#names.get(who.bearer) ?? 'a token that this run was not given';
  }

  /** The header of each that was named, as it was sent. */
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
    const name = `the API key ${clientKey}, or one made up`;
    this.#values.set(name, `Basic ${Buffer.from(pair).toString('base64')}`);
    return name;
  }
}
