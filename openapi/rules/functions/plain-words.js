/** Spectral: a text has none of these words, each a regular expression with what to write instead. */
export default (text, { instead }) => {
  if (typeof text !== 'string') return;
  return Object.entries(instead).flatMap(([words, better]) => {
    const found = new RegExp(String.raw`(?<!\w)(?:${words})(?!\w)`, 'iu').exec(text);
    return found ? [{ message: `Instead of "${found[0]}", write ${better}` }] : [];
  });
};
