import type { Draw } from './draw.ts';

/** Things of one kind that were made and not yet used up. */
export class Pool<Item> {
  readonly items: Item[] = [];
  readonly #make: (() => Promise<Item>) | undefined;

  /** @param make one, where there is none. */
  constructor(make?: () => Promise<Item>) {
    this.#make = make;
  }

  /** One that stays. */
  async any(draw: Draw): Promise<Item> {
    if (this.items.length === 0) this.items.push(await this.#one());
    return draw.one(this.items);
  }

  /** The oldest, which is in use no more. */
  async take(): Promise<Item> {
    return this.items.shift() ?? (await this.#one());
  }

  add(item: Item): void {
    this.items.push(item);
  }

  drop(item: Item): void {
    const at = this.items.indexOf(item);
    if (at >= 0) this.items.splice(at, 1);
  }

  async #one(): Promise<Item> {
    if (!this.#make) throw new Error('There is none, and nobody knows how to make one');
    return this.#make();
  }
}
