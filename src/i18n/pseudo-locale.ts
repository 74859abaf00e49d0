import type { MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from './catalogue.ts';

/** How much longer a text becomes in translation. */
const growth = 0.35;
const filler = 'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor ';

/**
 * Makes every text longer and visibly different, and puts it in brackets: text without brackets is
 * not in a catalogue, and a missing bracket means that a text is cut off. Values and tags do not
 * change. In English, Latin letters get accents; Arabic stays legible.
 */
export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, message]) => [id, pseudoMessage(message)]),
  );
}

function pseudoMessage(message: readonly MessageFormatElement[]): MessageFormatElement[] {
  const more = Math.ceil(lengthOf(message) * growth);
  const tail = filler.repeat(Math.ceil(more / filler.length)).slice(0, more);
  return [literal('⟦'), ...message.map(accented), literal(` ${tail}⟧`)];
}

function accented(element: MessageFormatElement): MessageFormatElement {
  if ('children' in element) return { ...element, children: element.children.map(accented) };
  if ('options' in element) return { ...element, options: accentedForms(element.options) };
  return isLiteral(element) ? literal(accent(element.value)) : element;
}

type Forms = Record<string, { value: MessageFormatElement[] }>;

function accentedForms(forms: Forms): Forms {
  return Object.fromEntries(
    Object.entries(forms).map(([form, { value }]) => [form, { value: value.map(accented) }]),
  );
}

function accent(words: string): string {
  return words.replaceAll(/[a-z]/gi, (letter) => `${letter}\u0301`.normalize());
}

/** Maximum number of letters of a message, without its values. */
function lengthOf(message: readonly MessageFormatElement[]): number {
  return message.reduce((sum, element) => sum + lengthOfElement(element), 0);
}

function lengthOfElement(element: MessageFormatElement): number {
  if ('children' in element) return lengthOf(element.children);
  if ('options' in element) {
    return Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)));
  }
  return isLiteral(element) ? element.value.length : 0;
}

/** The browser does not load the parser itself. */
const literalType: TYPE.literal = 0;

function isLiteral(element: MessageFormatElement) {
  return element.type === literalType;
}

function literal(value: string): MessageFormatElement {
  return { type: literalType, value };
}
