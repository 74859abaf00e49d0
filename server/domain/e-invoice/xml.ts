/** An element: its name, attributes, and text or children. Absent children are left out. */
export interface XmlElement {
  name: string;
  attributes?: Readonly<Record<string, string>>;
  content: string | readonly (XmlElement | undefined)[];
}

export function element(
  name: string,
  content: XmlElement['content'],
  attributes?: XmlElement['attributes'],
): XmlElement {
  return { name, content, ...(attributes && { attributes }) };
}

/** Everything that XML 1.0 does not allow, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const IN_TEXT: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#xD;',
};
const IN_ATTRIBUTE: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

/**
 * The element in canonical form (C14N 1.1): no declaration, no white space between elements, no
 * short form of empty elements. Attributes keep their order, which must be the canonical one.
 */
export function canonicalXml({ name, attributes = {}, content }: XmlElement): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escape(value, /[&<"\t\n\r]/g, IN_ATTRIBUTE)}"`,
  );
  const inside =
    typeof content === 'string'
      ? escape(content, /[&<>\r]/g, IN_TEXT)
      : content.map((child) => (child ? canonicalXml(child) : '')).join('');
  return `<${name}${written.join('')}>${inside}</${name}>`;
}

function escape(text: string, special: RegExp, names: Readonly<Record<string, string>>): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(special, (letter) => names[letter] ?? letter);
}
