/** Spectral: a text has none of these words, each with what to write instead. */
export default (text, { instead }) => {
  if (typeof text !== 'string') return;
  return Object.entries(instead)
    .filter(([words]) => new RegExp(String.raw`(?<!\w)${words}(?!\w)`, 'iu').test(text))
    .map(([words, better]) => ({ message: `Instead of "${words}", write ${better}` }));
};
