import { cityNames, placeKey, type NamedCity } from '../../../../../../common/city-names.ts';
import { isCommonWord } from './common-words.ts';
import { otherPlaces } from './other-places.ts';
import { phoneAt, phoneOfLink } from './phone-at.ts';
import { tokensOf, wordKey, type Token } from './tokens.ts';
import { bare, phraseAt, type PhraseKind } from './vocabulary.ts';

/**
 * What a part of a message is: a phrase of the vocabulary, a word, or a value that is known by its
 * form. `place` is a town that is not listed, `common` an ordinary word, `sep` a sign between words.
 */
export type ItemKind =
  | PhraseKind
  | 'listed'
  | 'place'
  | 'number'
  | 'digits'
  | 'code'
  | 'email'
  | 'shortCode'
  | 'word'
  | 'common'
  | 'sep'
  | 'line';

export interface Item {
  kind: ItemKind;
  /** As written. */
  text: string;
  key: string;
  /** The code of a city, the E.164 of a number, the code of a short address; otherwise empty. */
  value: string;
  /** A word that Arabic joined before a city: ب or ل. */
  joined: string;
  /** It is about something else, such as where the person has moved from. */
  isDropped: boolean;
}

/** Words of the longest name of a city: Al Madinah Al Munawwarah. */
const LONGEST_CITY = 4;
const LATIN_ARTICLE = /^(?:al|ar|ad|at|as|an|ash)$/;
/** Thursday, not the city that is named after it. */
const NO_CITY = new Set(['الخميس', 'يوم']);

/** Reads the parts of clean texts, knowing these cities. */
export function itemReader(cities: readonly NamedCity[]) {
  const { known, named } = cityNames(cities);
  const keys = [...known.flatMap((city) => city.keys), ...otherPlaces];
  const beginnings = new Set(keys.map((key) => key.slice(0, 3)));

  /** Most words begin no name of a place, which is told without folding them. */
  function mayBegin(word: string): boolean {
    if (beginnings.has(word.replace(/^ال/, '').slice(0, 3)) || LATIN_ARTICLE.test(word))
      return true;
    return /^a[drlnst]/.test(word) && beginnings.has(word.slice(2, 5));
  }

  function cityAt(words: readonly Token[], text: string): { item: Item; length: number } | null {
    const [first] = words;
    if (!first || NO_CITY.has(first.key)) return null;
    for (const { word: start, joined } of bare(first.key)) {
      if (!mayBegin(start)) continue;
      for (let length = Math.min(LONGEST_CITY, words.length); length > 0; length -= 1) {
        const name = [start, ...words.slice(1, length).map(({ key }) => key)].join(' ');
        const city = named(name);
        if (!city && !otherPlaces.has(placeKey(name))) continue;
        const written = text.slice(first.start, words[length - 1]?.end);
        const kind = city ? 'listed' : 'place';
        return { item: { ...item(kind, spanning(written), city?.code), joined }, length };
      }
    }
    return null;
  }

  return (text: string): Item[] => {
    const tokens = tokensOf(text);
    const items: Item[] = [];
    for (let at = 0; at < tokens.length;) {
      const [read, length] = next(tokens, at, text);
      items.push(read);
      at += length;
    }
    return items;
  };

  function next(tokens: readonly Token[], at: number, text: string): [Item, number] {
    const token = tokens[at];
    if (!token) throw new RangeError(String(at));
    if (token.kind === 'line' || token.kind === 'email') return [item(token.kind, token), 1];
    if (token.kind === 'code') {
      const linked = phoneOfLink(token.text);
      return [linked ? item('number', token, linked) : item('code', token), 1];
    }
    if (token.kind === 'digits' || /^[+(＋]$/.test(token.text)) {
      const phone = phoneAt(text, token.start);
      if (phone) {
        const length = tokens.slice(at).findIndex(({ start }) => start >= phone.end);
        const written = text.slice(token.start, phone.end);
        return [
          item('number', spanning(written), phone.e164),
          length === -1 ? tokens.length - at : length,
        ];
      }
    }
    if (token.kind === 'digits') return [item('digits', token), 1];
    if (token.kind === 'mark') return [item('sep', token), 1];
    const short = shortAt(tokens, at);
    if (short) return short;

    let end = at;
    while (end < at + LONGEST_CITY && tokens[end]?.kind === 'word') end += 1;
    const words = tokens.slice(at, end);
    const phrase = phraseAt(words.map(({ key }) => key));
    const city = cityAt(words, text);
    if (city && city.length > (phrase?.length ?? 0)) return [city.item, city.length];
    if (phrase) {
      const last = tokens[at + phrase.length - 1];
      return [item(phrase.kind, spanning(text.slice(token.start, last?.end))), phrase.length];
    }
    return [item(isCommonWord(token.key) ? 'common' : 'word', token), 1];
  }
}

/** `RRRD2929`, `RRRD-2929` and `RRRD 2929`; apart, small letters are perhaps a word. */
function shortAt(tokens: readonly Token[], at: number): [Item, number] | null {
  const [letters, ...rest] = tokens.slice(at, at + 3);
  if (!letters) return null;
  if (/^[a-z]{4}\d{4}$/i.test(letters.text)) return [item('shortCode', letters, letters.text), 1];
  if (!/^[a-z]{4}$/i.test(letters.text)) return null;
  const isDashed = rest[0]?.text === '-' && rest[0].start === letters.end;
  const digits = isDashed ? rest[1] : rest[0];
  if (digits?.kind !== 'digits' || digits.text.length !== 4) return null;
  if (digits.start - letters.end > 1 || phraseAt([letters.key]) || isCommonWord(letters.key))
    return null;
  const written = spanning(`${letters.text}${isDashed ? '-' : ' '}${digits.text}`);
  return [item('shortCode', written, letters.text + digits.text), isDashed ? 3 : 2];
}

type Written = Pick<Token, 'text' | 'key'>;

function spanning(text: string): Written {
  return { text, key: wordKey(text) };
}

function item(kind: ItemKind, { text, key }: Written, value = ''): Item {
  return { kind, text, key, value, joined: '', isDropped: false };
}
