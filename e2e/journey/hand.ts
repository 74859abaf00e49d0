import type { Locator, Page } from '@playwright/test';

/** What a person does to get from one screen to another. */
export interface Effort {
  clicks: number;
  /** Letters, digits, and keys such as Tab or Enter. */
  keys: number;
  /** Boxes that something was typed into. */
  fields: number;
  /** Pixels that the page moved up and down until what was clicked could be seen. */
  scrolled: number;
}

/** A hand on the mouse and the keyboard that counts what it does. */
export class Hand {
  readonly effort: Effort = { clicks: 0, keys: 0, fields: 0, scrolled: 0 };
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Scrolls there if it must, and clicks. */
  async click(target: Locator): Promise<void> {
    await target.waitFor();
    const before = await this.#place();
    await target.click();
    this.effort.scrolled += Math.abs((await this.#place()) - before);
    this.effort.clicks += 1;
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.effort.keys += [...text].length;
    this.effort.fields += 1;
  }

  /** Types the beginning of a name, until it is the first of the options that are found. */
  async typeUntilFirst(name: string): Promise<void> {
    const first = this.#page.getByRole('option').first();
    for (const letter of name) {
      await this.#page.keyboard.type(letter);
      this.effort.keys += 1;
      await first.waitFor();
      if ((await first.innerText()).startsWith(name)) break;
    }
    this.effort.fields += 1;
  }

  async press(key: string): Promise<void> {
    const before = await this.#place();
    await this.#page.keyboard.press(key);
    this.effort.scrolled += Math.abs((await this.#place()) - before);
    this.effort.keys += 1;
  }

  /** Where the page is. A click that opens another page begins at its top. */
  #place(): Promise<number> {
    return this.#page.evaluate(() => window.scrollY).catch(() => 0);
  }
}
