// Writes the quote cases: node server/domain/quote-cases/generate.mjs
// Prints them as one JSON object {file: text} instead when called with --print.
import { writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { URL } from 'node:url';
import { CARDS, RATES } from './fixtures.mjs';
import { CHOICE_CASES } from './choice-cases.mjs';
import { JOURNEY_CASES } from './journey-cases.mjs';
import { MONEY_CASES } from './money-cases.mjs';
import { WEIGHT_CASES } from './weight-cases.mjs';
import { expectedAnswer, RateMissing } from './tariff.mjs';

/** Each group of cases, under the name of its file. */
const GROUPS = { ...WEIGHT_CASES, ...JOURNEY_CASES, ...MONEY_CASES, ...CHOICE_CASES };

const files = {
  'cards.json': named(CARDS),
  'rates.json': list(RATES.map(line)),
  ...Object.fromEntries(
    Object.entries(GROUPS).map(([group, cases]) => [
      `cases-${group}.json`,
      list(cases.map(solved).map(readable)),
    ]),
  ),
};

if (argv.includes('--print')) {
  stdout.write(JSON.stringify(files));
} else {
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(new URL(name, import.meta.url), `${text}\n`);
  }
}

function solved({ name, on, cards, request }) {
  return { name, on, cards, request, expected: answerOrError(request, cards, on) };
}

function answerOrError(request, cards, on) {
  try {
    return expectedAnswer(
      request,
      cards.map((card) => CARDS[card]),
      RATES,
      on,
    );
  } catch (error) {
    if (error instanceof RateMissing) return { error: 'MissingRateError' };
    throw error;
  }
}

/** One line for each thing a person compares. */
function readable({ name, on, cards, request, expected }) {
  const outcome = expected.error
    ? [`"error": ${line(expected.error)}`]
    : [
        `"prices": ${list(expected.prices.map(line), '    ')}`,
        `"excluded": ${list(expected.excluded.map(line), '    ')}`,
        `"summary": ${line(expected.summary)}`,
      ];
  return [
    '{',
    `  "name": ${line(name)},`,
    `  "on": ${line(on)},`,
    `  "cards": ${line(cards)},`,
    `  "request": ${line(request)},`,
    '  "expected": {',
    outcome.map((text) => `    ${text}`).join(',\n'),
    '  }',
    '}',
  ].join('\n');
}

function named(things) {
  const lines = Object.entries(things).map(([name, thing]) => `  ${line(name)}: ${line(thing)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

function list(texts, indent = '') {
  if (texts.length === 0) return '[]';
  const items = texts.map((text) => `${indent}  ${text}`.replaceAll('\n', '\n  '));
  return `[\n${items.join(',\n')}\n${indent}]`;
}

/** JSON on one line, with a space after commas and colons. */
function line(value) {
  if (Array.isArray(value)) return `[${value.map(line).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const pairs = Object.entries(value).map(([key, held]) => `${line(key)}: ${line(held)}`);
  return `{ ${pairs.join(', ')} }`.replace('{  }', '{}');
}
