const LEAST = ['minimum', 'minLength', 'minItems'];
const MOST = ['maximum', 'maxLength', 'maxItems'];
/** Counts of something else than what the schema limits. */
const ELSEWHERE = String.raw`\s*(?:MiB|KiB|pixels|of (?:each|ten)|clients|failures|other)`;
const number = String.raw`([\d,]+)(?![\d.]*\d)(?!${ELSEWHERE})`;

/** What a sentence says of a bound, and where the schema has it. */
const SAID = [
  [String.raw`\b(?:at least|counting from|from|always) ${number}`, LEAST],
  [String.raw`\b([\d,]+) to \d`, LEAST],
  [String.raw`\b(?:at most|up to|no more than|cut after|the first|always) ${number}`, MOST],
  [String.raw`\b(?:between )?[\d,]+ (?:and|to) ${number}`, MOST],
  [String.raw`\bor ${'`'}([\d,]+)${'`'}`, MOST],
  [String.raw`\b([\d,]+) is the whole\b`, MOST],
  [String.raw`\balpha-(\d)\b`, MOST],
  [String.raw`\bnumber: ([\d,]+) digits\b`, MOST],
].map(([words, places]) => [new RegExp(words, 'giu'), places]);
const DIGITS = { four: 4, six: 6, eight: 8, ten: 10 };

/** Spectral: a number that a description names as a bound is the bound of the schema. */
export default (schema) => {
  if (typeof schema?.description !== 'string') return;
  const { description } = schema;
  const said = SAID.flatMap(([words, places]) =>
    [...description.matchAll(words)].map(([phrase, digits]) => ({
      phrase,
      value: Number(digits.replaceAll(',', '')),
      places,
    })),
  );
  for (const [phrase, word] of description.matchAll(/\bof (four|six|eight|ten) digits\b/gu))
    said.push({ phrase, value: DIGITS[word], places: MOST });
  return said.flatMap(({ phrase, value, places }) => {
    const bounds = places.map((place) => schema[place]).filter((bound) => bound !== undefined);
    if (bounds.length === 0 || bounds.includes(value)) return [];
    return [{ message: `"${phrase}" is not the bound of the schema, ${bounds.join(' or ')}` }];
  });
};
