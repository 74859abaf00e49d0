import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ExchangeRate } from './exchange-rates.ts';
import type { ExclusionCode } from './exclusion.ts';
import { type PricedShipment, priceShipment } from './price-shipment.ts';
import type { RateCard } from './rate-card.ts';
import type { ShipmentRequest } from './shipment-request.ts';

interface QuoteCase {
  name: string;
  on: string;
  cards: string[];
  request: ShipmentRequest;
  expected: PricedShipment | { error: string };
}

const folder = fileURLToPath(new URL('quote-cases/', import.meta.url));
const textOf = (file: string) => readFileSync(`${folder}${file}`, 'utf8');
const files = readdirSync(folder);
const caseFiles = files.filter((file) => /^cases-.*\.json$/.test(file));

const cards = JSON.parse(textOf('cards.json')) as Record<string, RateCard>;
const rates = JSON.parse(textOf('rates.json')) as ExchangeRate[];
const casesOf = (file: string) => JSON.parse(textOf(file)) as QuoteCase[];
const all = caseFiles.flatMap(casesOf);

function cardNamed(name: string): RateCard {
  const card = cards[name];
  if (!card) throw new Error(`no card named ${name}`);
  return card;
}

describe.each(caseFiles)('%s', (file) => {
  it.each(casesOf(file))('$name', ({ request, cards: names, on, expected }) => {
    const answer = () => priceShipment(request, names.map(cardNamed), rates, { on });
    if ('error' in expected) {
      expect(answer).toThrow(expect.objectContaining({ name: expected.error }));
    } else {
      expect(answer()).toStrictEqual(expected);
    }
  });
});

describe('the cases', () => {
  const answers = all.flatMap(({ expected }) => ('error' in expected ? [] : [expected]));
  const prices = answers.flatMap((answer) => answer.prices);

  it('are at least 200, all different', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    const questions = all.map(({ name: _, expected: __, ...question }) => JSON.stringify(question));
    const repeated = questions.filter((question, index) => questions.indexOf(question) !== index);
    expect(repeated).toEqual([]);
  });

  it('cover every reason of exclusion', () => {
    const met = new Set(
      answers.flatMap(({ excluded }) => excluded.map(({ reason }) => reason.code)),
    );
    const every: Record<ExclusionCode, true> = {
      not_served: true,
      service_not_offered_on_lane: true,
      overweight: true,
      oversize: true,
      cod_not_offered: true,
      cod_over_cap: true,
      shipment_type_not_carried: true,
      shipping_method_not_offered: true,
    };
    expect([...met].sort()).toEqual(Object.keys(every).sort());
  });

  it('cover every lane, both VAT rates, every currency and every component', () => {
    expect(new Set(prices.map((price) => price.lane)).size).toBe(3);
    expect(new Set(prices.map((price) => price.vatBasisPoints))).toEqual(new Set([0, 1500]));
    const currencies = all.map(({ request }) => request.amountToCollect?.currency ?? 'none');
    expect(new Set(currencies).size).toBe(6);
    for (const fee of ['weightFee', 'codFee', 'remoteAreaFee'] as const) {
      expect(prices.some((price) => price[fee] > 0)).toBe(true);
      expect(prices.some((price) => price[fee] === 0)).toBe(true);
    }
  });
});

describe('the generator', () => {
  it('prints exactly what is committed, without permission to read files outside its folder', () => {
    const printed = execFileSync(
      process.execPath,
      ['--permission', `--allow-fs-read=${folder}`, `${folder}generate.mjs`, '--print'],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    const expected = JSON.parse(printed) as Record<string, string>;
    const committed = files.filter((file) => file.endsWith('.json'));
    expect(Object.keys(expected).sort()).toEqual(committed.sort());
    for (const file of committed) expect(textOf(file)).toBe(`${expected[file]}\n`);
  });

  it('imports nothing but its own files and node: built-ins', () => {
    for (const file of files.filter((name) => name.endsWith('.mjs'))) {
      const imports = [...textOf(file).matchAll(/\bfrom '([^']+)'|\bimport\(/g)];
      for (const [statement, source = statement] of imports) {
        expect(source).toMatch(/^(node:[a-z]+|\.\/[a-z-]+\.mjs)$/);
      }
    }
  });
});
