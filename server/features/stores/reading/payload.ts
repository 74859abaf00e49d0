/** A value of a delivery, of which nothing is sure: platforms change their payloads unannounced. */
export type Payload = Readonly<Record<string, unknown>>;

export function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The part at a path of names; empty if it is none. */
export function partAt(value: unknown, ...names: string[]): Payload {
  const found = valueAt(value, ...names);
  return isPayload(found) ? found : {};
}

/** The items of a list at a path of names that are objects. */
export function listAt(value: unknown, ...names: string[]): Payload[] {
  const found = valueAt(value, ...names);
  return Array.isArray(found) ? found.filter(isPayload) : [];
}

export function valueAt(value: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>((part, name) => {
    return isPayload(part) && Object.hasOwn(part, name) ? part[name] : undefined;
  }, value);
}

/** What platforms write where nothing is known. */
const NOTHING = new Set(['na', 'n/a', 'null', 'undefined', '-', '--', '.']);

/** Letters of a text that are looked at. */
const LONGEST = 1_000;
/** Spaces, and characters that no text of ours may have. */
const SPACES = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;

/** A text or number as a text on one line; empty for anything else, and for words that mean nothing. */
export function textAt(value: unknown, ...names: string[]): string {
  const found = valueAt(value, ...names);
  if (typeof found === 'number' && Number.isFinite(found)) return String(found);
  if (typeof found !== 'string') return '';
  const text = found.slice(0, LONGEST).toWellFormed().replace(SPACES, ' ').trim();
  return NOTHING.has(text.toLowerCase()) ? '' : text;
}

/** A number that is written as one or as a text; null for anything else. */
export function numberAt(value: unknown, ...names: string[]): number | null {
  const text = textAt(value, ...names);
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : null;
}

/** The first text that is not empty. */
export function firstOf(...texts: readonly string[]): string {
  return texts.find((text) => text !== '') ?? '';
}

/** Without empty cells. */
export function filled<Field extends string>(
  cells: Readonly<Partial<Record<Field, string>>>,
): Partial<Record<Field, string>> {
  const texts = Object.entries<string | undefined>(cells).filter(([, text]) => (text ?? '') !== '');
  return Object.fromEntries(texts) as Partial<Record<Field, string>>;
}
