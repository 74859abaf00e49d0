/**
 * What else people may call the entries, by label: their names and common synonyms, in both
 * languages whatever the language of the page. Never shown. Each feature has its own in a file of
 * this name.
 */
export const wordsOf: Readonly<Partial<Record<string, string>>> = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, string>>('../*/search-words.ts', {
      eager: true,
      import: 'searchWords',
    }),
  ),
) as Record<string, string>;
