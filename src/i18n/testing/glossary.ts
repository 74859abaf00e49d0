import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from './catalogues.ts';

/** The glossary, whose last section is the list of words. */
const glossaryFile = path.resolve(import.meta.dirname, '../../../docs/CONTEXT.md');

/** A word that texts do not use, as the glossary lists it. */
export interface UnusedWord {
  language: Language;
  word: string;
  /** What the glossary says instead. */
  term: string;
  /** Written with vowels, as in «حُفظ». */
  hasVowels: boolean;
  /** Finds the word in a text that has the hint in it. */
  pattern: RegExp;
  hint: string;
}

export interface WrongWord {
  word: string;
  term: string;
}

/** The words of the table “Words we do not use”. */
export function readUnusedWords(): UnusedWord[] {
  const [, section = ''] = readFileSync(glossaryFile, 'utf8').split('\n## Words we do not use\n');
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => {
    const [, term = '', language = '', words = '', except = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    if (language !== 'ar' && language !== 'en') {
      throw new Error(`This row has no language: ${row}`);
    }
    const rest = listed(except);
    return listed(words).map((word) => ({
      language,
      word,
      term,
      pattern: patternOf(word, rest, language, term),
      hint: stem(word.split(' ')[0] ?? '').toLowerCase(),
      hasVowels: /[\u064b-\u0652]/.test(word),
    }));
  });
}

/** Finds the words of a text that are not used in its language, each with the term that is. */
export function wrongWordsOf(
  words: readonly UnusedWord[],
): (language: Language, text: string) => WrongWord[] {
  const inLanguage = Map.groupBy(words, ({ language }) => language);
  return (language, text) => {
    const read = text.replace(ISOLATES, '').toLowerCase();
    const bare = read.replace(VOWELS, '');
    const possible = (inLanguage.get(language) ?? []).filter(({ hint, hasVowels }) =>
      (hasVowels ? read : bare).includes(hint),
    );
    if (possible.length === 0) return [];
    const asWritten = text.replace(ISOLATES, '');
    const withoutVowels = asWritten.replace(VOWELS, '');
    return possible
      .filter(({ pattern, hasVowels }) => pattern.test(hasVowels ? asWritten : withoutVowels))
      .map(({ word, term }) => ({ word, term }));
  };
}

const ISOLATES = /[\u2066-\u2069]/g;
/** Short vowels, doubling and so on, which a writer may leave out. */
const VOWELS = /[\u064b-\u0652]/g;

function listed(cell: string): string[] {
  return cell.split(/[,،]/).flatMap((word) => word.trim() || []);
}

function patternOf(
  word: string,
  except: readonly string[],
  language: Language,
  term: string,
): RegExp {
  // Such as “national address”, whose capitals are the term.
  const isCase = term.toLowerCase().includes(word.toLowerCase());
  const found = source(word, language);
  // A text is not wrong where the word is part of what is listed as an exception.
  const rest = except.filter((other) => stem(other).includes(stem(word)));
  const unless = rest.map((other) => `(?!${source(other, language)})`).join('');
  return new RegExp(`${START}${unless}${found}`, isCase ? 'u' : 'iu');
}

const stem = (word: string) => word.replaceAll('…', '');
const LETTER = String.raw`[\p{L}\p{M}\p{N}_]`;
const START = `(?<!${LETTER})`;
const END = `(?!${LETTER})`;
/** What Arabic writes together with a word: “and”, “by”, “to”, “as”, “the”; with a second word, “the”. */
const PREFIXES = ['(?:[وف]?(?:[بلك]?(?:ال)?|لل))?', '(?:ال)?'] as const;

/** A pattern for words in a row; an ellipsis stands for any beginning or ending. */
function source(words: string, language: Language): string {
  return words
    .split(' ')
    .map((word, index) => {
      const prefix = language === 'ar' ? PREFIXES[index === 0 ? 0 : 1] : '';
      const beginning = word.startsWith('…') ? `${LETTER}*` : prefix;
      const ending = word.endsWith('…') ? `${LETTER}*` : END;
      return `${beginning}${stem(word)}${ending}`;
    })
    .join(String.raw`\s+`);
}
