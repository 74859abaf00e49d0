import { foldDigits } from '../../../../../../common/digits.ts';
import { stripInvisible } from '../../../../../../common/invisible-characters.ts';

/** Letters of a message that are read; an address is among the first. */
const LONGEST = 2000;

/** `[12/11/2026, 9:41 PM] Name: ` and `12/11/2026, 9:41 PM - Name: `, as chats are copied. */
const CHAT_HEADER =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4}[,،]? +\d{1,2}:\d{2}(?::\d{2})?(?: ?[\p{L}.]{1,5})?(?:\]| [-–])\s*([^:\n]{1,60}):[ \t]?/u;

/** Words that are written with full stops. */
const WITH_STOPS: readonly [RegExp, string][] = [
  [/p\s?\.?\s?o\s?\.?\s?box/gi, 'pobox'],
  [/(?<!\p{L})ص\s?[./]\s?ب(?!\p{L})\.?/gu, 'صندوق'],
];

/** A message as it is read. */
export interface CleanMessage {
  text: string;
  /** Who wrote the parts of a copied chat: names, or numbers of unknown contacts. */
  speakers: string[];
}

/** ASCII digits, nothing invisible, single spaces, and no headers of a chat before its lines. */
export function cleanMessage(pasted: string): CleanMessage {
  const speakers = new Set<string>();
  let text = foldDigits(stripInvisible(pasted.slice(0, LONGEST)))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    // Lines that are drawn with signs.
    .replace(/([^\p{L}\p{N}\s])\1{2,}/gu, '$1')
    .split('\n')
    .map((line) => {
      const header = CHAT_HEADER.exec(line.trimStart());
      if (!header) return line;
      speakers.add((header[1] ?? '').trim());
      return line.trimStart().slice(header[0].length);
    })
    .join('\n');
  for (const [written, word] of WITH_STOPS) text = text.replace(written, word);
  return { text, speakers: [...speakers] };
}
