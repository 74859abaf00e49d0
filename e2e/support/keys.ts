import { expect, type Locator, type Page } from '@playwright/test';

/** More presses of Tab than any screen has tab stops. */
const mostStops = 120;

/**
 * A person who only uses the keyboard. Every tab stop must be visible: with a focus ring, inside
 * the window, covered by nothing, and never the page itself.
 */
export class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  /** Presses Tab until `target` has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeAttached();
    const stops: string[] = [];
    for (let stop = 0; stop < mostStops; stop += 1) {
      await this.#page.keyboard.press('Tab');
      const { name, faults } = await this.#page.evaluate(judgeFocus);
      stops.push(name);
      expect(faults, `the focus on ${name}`).toEqual([]);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${String(target)} was not reached: ${stops.join(' → ')}`);
  }

  /** Moves to a box and types at full speed. */
  async type(box: Locator, value: string): Promise<void> {
    await this.tabTo(box);
    await this.#page.keyboard.type(value);
  }

  /** Finds an option of a long list by typing, and chooses it. */
  async find(box: Locator, option: string): Promise<void> {
    await this.type(box, option);
    await expect(this.#page.getByRole('option').first()).toBeVisible();
    await this.press('Enter');
    await expect(box).toHaveValue(option);
  }

  async activate(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.press('Enter');
  }

  /** After something disappeared or appeared, the focus is still inside the given element. */
  async expectKept(inside: Locator): Promise<void> {
    await expect(inside.locator(':focus').or(inside.and(this.#page.locator(':focus')))).toHaveCount(
      1,
    );
  }
}

/** Runs in the page. */
function judgeFocus(): { name: string; faults: string[] } {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    return { name: 'nothing', faults: ['is lost'] };
  }
  // A box drawn by its parent has its focus ring there.
  const drawn = [focused, focused.parentElement, focused.parentElement?.parentElement].filter(
    (element) => element instanceof HTMLElement,
  );
  const isRing = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
    (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset');
  const ringed = drawn.find((element) => isRing(getComputedStyle(element)));

  const shown = ringed ?? focused;
  const { top, bottom, left, right, width, height } = shown.getBoundingClientRect();
  const isInside = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  const middle = document.elementFromPoint(
    Math.min(Math.max(left + width / 2, 0), innerWidth - 1),
    Math.min(Math.max(top + Math.min(height, 40) / 2, 0), innerHeight - 1),
  );
  const isCovered = !drawn.some((element) => element.contains(middle)) && !middle?.contains(shown);
  return {
    name: `<${focused.tagName.toLowerCase()}> ${focused.getAttribute('aria-label') ?? (focused.textContent || focused.id).slice(0, 40)}`,
    faults: [
      ...(ringed ? [] : ['is not seen']),
      ...(isInside ? [] : ['is outside the window']),
      ...(isInside && isCovered ? ['is covered'] : []),
    ],
  };
}
