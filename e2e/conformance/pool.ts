import type { Draw } from './draw.ts';

/** Objects of one kind that were created and not yet used up. */
export class Pool<Item> {
  readonly items: Item[] = [];
  readonly #make: (() => Promise<Item>) | undefined;

  /** @param make creates one if there is none. */
  constructor(make?: () => Promise<Item>) {
    this.#make = make;
  }

  /** Returns one without removing it. */
  async any(draw: Draw): Promise<Item> {
    if (this.items.length === 0) this.items.push(await this.#one());
    return draw.one(this.items);
  }

  /** Removes and returns the oldest. */
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
    if (!this.#make) throw new Error('The pool is empty and cannot create one');
    return this.#make();
  }
}
