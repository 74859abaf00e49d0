import { PRODUCT } from '../../../../common/product.ts';

/** What of a form stands on the server. */
export interface DraftBase {
  /** The draft; null until there is one. */
  id: string | null;
  /** How often it was saved. */
  version: number;
  /** What it holds, as canonical JSON; null while the form is as it was opened. */
  content: string | null;
  /** RFC 3339 in UTC; null until it was saved. */
  savedAt: string | null;
}

const keyOf = (name: string) => `${PRODUCT.slug}_base_${name}`;

/** What of the form `name` in this tab stands on the server; null when nothing was typed into it. */
export function readBase(name: string): DraftBase | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as DraftBase | null;
  } catch {
    return null;
  }
}

/** Remembers it in this tab; null forgets it. */
export function keepBase(name: string, base: DraftBase | null): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(base));
  } catch {
    // Without storage a reload finds the draft by its address.
  }
}
