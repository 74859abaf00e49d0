/** Shorter digits could occur by chance in a random id or an amount, so they must stand alone. */
const SHORTEST = 8;

/** Functions that find a value in a text, in any encoding. */
export function findersOf(value: string): ((text: string) => boolean)[] {
  const isShort = value.length < SHORTEST && /^\d+$/.test(value);
  return formsOf(value).map((form) => {
    if (!isShort) return (text) => text.includes(form);
    // Not within another word or number, and not a JSON number, such as an amount or a line number.
    const alone = new RegExp(`(?<![0-9A-Za-z.:+-])${form}(?![0-9A-Za-z.-])`);
    return (text) => text.includes(form) && alone.test(text);
  });
}

/** A value in plain form and in likely encodings. */
function formsOf(value: string): string[] {
  const isNumber = /^\d+$/.test(value);
  const groups = value.match(/.{1,4}/g) ?? [];
  const arabic = value.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
  const escaped = value.replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const bytes = Buffer.from(value);
  const encoded = [
    encodeURIComponent(value),
    new URLSearchParams([['', value]]).toString().slice(1),
    escaped,
    bytes.toString('latin1'),
    ...(value.length < SHORTEST ? [] : [bytes.toString('hex'), ...base64(bytes)]),
  ];
  const spelled = isNumber ? [groups.join(' '), groups.join('-'), groups.join('+'), arabic] : [];
  return [...new Set([value, ...encoded, ...spelled])];
}

/** Its base64 at every offset, without the characters that depend on its neighbours. */
function base64(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes]);
    const whole = all.subarray(0, all.length - (all.length % 3)).toString('base64');
    const inner = whole.slice(before === 0 ? 0 : 4);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
}
