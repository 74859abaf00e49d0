import { findFrom, isPause } from './around.ts';
import type { Finding } from './finding.ts';
import type { Item } from './items.ts';
import { wordKey } from './tokens.ts';

/** Marks what is not about the receiver's place: senders, journeys, former homes. */
export function dropAsides(items: readonly Item[]): void {
  for (const [at, { kind }] of items.entries()) {
    if ((kind === 'sender' || kind === 'from') && items[at + 1]?.key === ':') {
      dropSender(items, at);
    }
    if (kind === 'away') dropAway(items, at);
    if (kind === 'from') dropOrigin(items, at);
  }
}

const isLine = ({ kind }: Item) => kind === 'line';

function drop(items: readonly Item[], from: number, to: number): void {
  for (const item of items.slice(from, to)) item.isDropped = true;
}

/** Up to the receiver, or else the line alone. */
function dropSender(items: readonly Item[], at: number): void {
  const receiver = findFrom(
    items,
    at,
    ({ kind }) => kind === 'receiver' || kind === 'receiverPhone',
  );
  drop(items, at, receiver === items.length ? findFrom(items, at, isLine) : receiver);
}

/** Where somebody is not, no longer, or for a journey, up to the turn of the sentence. */
function dropAway(items: readonly Item[], at: number): void {
  const isList = items.slice(at, at + 4).some(({ key }) => key === ':');
  const ends = (item: Item) => item.kind === 'turn' || (isList ? isLine(item) : isPause(item));
  drop(items, at, findFrom(items, at + 1, ends));
}

/** `from Taif to Riyadh`: the first is where it begins. */
function dropOrigin(items: readonly Item[], at: number): void {
  const sentence = items.slice(at, findFrom(items, at, isPause));
  const [first, second] = sentence.filter(({ kind }) => kind === 'listed' || kind === 'place');
  const isJourney = sentence.some(({ kind }) => kind === 'into') || second?.joined.includes('ل');
  if (first && second && isJourney) first.isDropped = true;
}

const NEGATION = /^(?:مو|مب|مهو|ماهو|ليس|ليست|مش|not|isnt)$/;

/** Whether a value is one that the message denies: `الياسمين مو الملز`. */
export function isDenied(items: readonly Item[], { value }: Finding): boolean {
  const key = ` ${wordKey(value)} `;
  return items.some((item, at) => {
    if (!NEGATION.test(item.key)) return false;
    const denied = items.slice(at + 1, findFrom(items, at + 1, isPause));
    return ` ${denied.map((each) => each.key).join(' ')} `.includes(key);
  });
}
