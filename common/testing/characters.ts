import fc from 'fast-check';

const character = (min: number, max: number) =>
  fc
    .integer({ min, max })
    .map((code) => String.fromCodePoint(code))
    // Half of a surrogate pair is no character.
    .filter((text) => text.isWellFormed());

/** Like fast-check's unit `binary`, which takes three seconds to get ready. */
export const anyCharacter = character(0, 0x10ffff);

export const arabicCharacter = character(0x600, 0x6ff);
