import { parsePhone } from '../../../../../../common/phone.ts';

/** Groups of digits that may be one number; ` - ` separates two. */
const GROUPS = /[+＋(]*\d+(?:(?!\s-\s)[ .\-()/]{1,2}\d+){0,6}/y;
const LONGEST = 32;
const SHORTEST = 9;
/** Saudi mobiles, landlines and unified numbers, with and without the country's code. */
const SAUDI =
  /^(?:(?:00|\+)?9660?(?:5\d{8}|1[1-9]\d{7}|9200\d{5})|0?5\d{8}|01[1-9]\d{7}|9200\d{5})$/;
const ABROAD = /^(?:\+|00)[1-9]\d{6,13}$/;
/** Numbers of the neighbours are often written without a plus. */
const GULF = /^(?:971\d{8,9}|9(?:65|68|73|74)\d{8})$/;
/** A postal code and an additional number beside it. */
const POSTAL = /^\d{5}\D\d{4}$/;

interface FoundPhone {
  e164: string;
  end: number;
}

/** The phone number that begins at a place of a text: as many of its groups of digits as make one. */
export function phoneAt(text: string, start: number): FoundPhone | null {
  GROUPS.lastIndex = 0;
  const [groups = ''] = GROUPS.exec(text.slice(start, start + LONGEST)) ?? [];
  if (groups.startsWith('(') && !/^\(\s?(?:[+＋]|0)/.test(groups)) return null;
  const ends = [...groups.matchAll(/\d(?!\d)/g)].map(({ index }) => index + 1);
  const likely = ends.filter((end) => end >= SHORTEST).reverse();
  for (const end of likely) {
    const written = groups.slice(0, end);
    const isCut = /\d/.test(text.charAt(start + end));
    const e164 = isCut || POSTAL.test(written) ? null : numberOf(written);
    if (e164 !== null) return { e164, end: start + end };
  }
  return null;
}

/** The number in a link that opens a chat. */
export function phoneOfLink(link: string): string | null {
  const [, digits] = /(?:wa\.me\/|[?&]phone=)\+?(\d{8,15})/.exec(link) ?? [];
  return digits === undefined ? null : numberOf(`+${digits}`);
}

/** A number as E.164, if it is written as people in Saudi Arabia write numbers. */
export function numberOf(written: string): string | null {
  const plain = written.replace(/[^\d+＋]/g, '').replace('＋', '+');
  const isHome = SAUDI.test(plain);
  if (!isHome && !ABROAD.test(plain) && !GULF.test(plain)) return null;
  const hasCode = GULF.test(plain) || /^966/.test(plain);
  const phone = parsePhone(hasCode ? `+${plain}` : plain);
  return phone.ok ? phone.e164 : null;
}
