import { readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { dereferenced } from '../common/contract/document.ts';
import { acceptedBy, worstTexts } from '../common/testing/worst-texts.ts';

/** Every schema of a text, with the place where it was found. */
interface Text {
  place: string;
  schema: {
    type?: string;
    pattern?: string;
    maxLength?: number;
    format?: string;
    enum?: string[];
    const?: string;
  };
}

const [contract, provider] = ['generated/openapi.yaml', 'payment-provider.yaml'].map((file) =>
  dereferenced(parse(readFileSync(`${import.meta.dirname}/../openapi/${file}`, 'utf8')) as object),
);
const texts = [...textsIn(contract, 'contract'), ...textsIn(provider, 'provider')];
const patterns = [...Map.groupBy(texts, ({ schema }) => schema.pattern ?? '')].filter(
  ([pattern]) => pattern !== '',
);

function textsIn(node: unknown, place: string): Text[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.entries(node).flatMap(([key, each]) =>
    /^examples?$/.test(key) ? [] : textsIn(each, `${place}/${key}`),
  );
  const schema = node as Text['schema'];
  return schema.type === 'string' ? [{ place, schema }, ...below] : below;
}

/** Tries of a pattern until it is called slow: on a busy machine most of them are interrupted. */
const TRIES = 30;

/** Whether the time of a pattern grows with the length of the text, not with a power of it. */
function isLinear(pattern: string, bound: number): boolean {
  if (checkSync(pattern, 'u', { checker: 'automaton' }).status !== 'safe') return false;
  const expression = new RegExp(pattern, 'u');
  const [short = [], long = []] = [bound, 10 * bound].map((length) =>
    worstTexts(pattern, length).map((text) => ({ text, fastest: Infinity })),
  );
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    for (const tried of [...short, ...long]) {
      const start = performance.now();
      expression.test(tried.text);
      tried.fastest = Math.min(tried.fastest, performance.now() - start);
    }
    const [once = 0, tenfold = 0] = [short, long].map((texts) =>
      Math.max(...texts.map(({ fastest }) => fastest)),
    );
    // A hundredfold would be quadratic; below a fifth of a millisecond the clock is too coarse.
    if (attempt >= 3 && (tenfold < 40 * Math.max(once, 0.005) || tenfold < 0.2)) return true;
  }
  return false;
}

describe('patterns of the contracts', () => {
  it.each(patterns)('%s takes linear time, and has a length judged before it', (pattern, uses) => {
    const bounds = uses.map(({ place, schema }) => schema.maxLength ?? `no maxLength at ${place}`);
    expect(bounds.filter((bound) => typeof bound === 'string')).toEqual([]);
    // Files have bounds that nothing could be timed at.
    const bound = Math.min(10_000, Math.max(1_000, ...bounds.map(Number)));
    expect(isLinear(pattern, bound)).toBe(true);
  });

  it.each(['^[^<]*[^<\\s][^<]*$', '^(a|a)*$', '^[0-9]+.*$', '\\s+$'])('%s does not', (pattern) => {
    expect(isLinear(pattern, 1_000)).toBe(false);
  });
});

describe('texts that callers send', () => {
  /** Formats that name every character that they accept. */
  const NARROW = ['date', 'date-time', 'email', 'uuid', 'uri', 'binary'];
  const sent = texts.filter(({ place }) => /\/(parameters|requestBody)\//.test(place));
  const free = sent.filter(
    ({ schema: { enum: choices, const: only, format = '' } }) =>
      choices === undefined && only === undefined && !NARROW.includes(format),
  );

  it('have a pattern', () => {
    expect(free.filter(({ schema }) => schema.pattern === undefined)).toEqual([]);
  });

  it('are well-formed Unicode without U+0000', () => {
    const accepting = [...new Set(free.map(({ schema }) => schema.pattern ?? ''))].filter(
      (pattern) => {
        const letters = Array.from(acceptedBy(pattern));
        return ['\u0000', '\uD83D', '\uDC00'].some((hostile) =>
          letters.some((_, at) =>
            new RegExp(pattern, 'u').test(letters.with(at, hostile).join('')),
          ),
        );
      },
    );
    expect(accepting).toEqual([]);
  });
});
