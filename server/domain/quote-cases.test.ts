import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ExchangeRate } from './exchange-rates.ts';
import type { ExclusionCode } from './exclusion.ts';
import { type PricedShipment, priceShipment } from './price-shipment.ts';
import type { RateCard } from './rate-card.ts';
import type { ShipmentRequest } from './shipment-request.ts';

interface QuoteCase {
  group: string;
  name: string;
  on: string;
  cards: string[];
  request: ShipmentRequest;
  expected: PricedShipment | { error: string };
}

/** The script that knows the expected answers may read no file outside its folder. */
const folder = fileURLToPath(new URL('quote-cases/', import.meta.url));
const printed = execFileSync(
  process.execPath,
  ['--permission', `--allow-fs-read=${folder}`, `${folder}generate.mjs`],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const { cards, rates, cases } = JSON.parse(printed) as {
  cards: Record<string, RateCard>;
  rates: ExchangeRate[];
  cases: QuoteCase[];
};

function cardNamed(name: string): RateCard {
  const card = cards[name];
  if (!card) throw new Error(`no card named ${name}`);
  return card;
}

it.each(cases)('$group: $name', ({ request, cards: names, on, expected }) => {
  const answer = () => priceShipment(request, names.map(cardNamed), rates, { on });
  if ('error' in expected) {
    expect(answer).toThrow(expect.objectContaining({ name: expected.error }));
  } else {
    expect(answer()).toStrictEqual(expected);
  }
});

describe('the cases', () => {
  const answers = cases.flatMap(({ expected }) => ('error' in expected ? [] : [expected]));
  const prices = answers.flatMap((answer) => answer.prices);

  it('are 269, all different', () => {
    const questions = cases.map(({ on, cards, request }) => JSON.stringify([on, cards, request]));
    expect(new Set(questions).size).toBe(269);
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
    const currencies = cases.map(({ request }) => request.amountToCollect?.currency ?? 'none');
    expect(new Set(currencies).size).toBe(6);
    for (const fee of ['weightFee', 'codFee', 'remoteAreaFee'] as const) {
      expect(prices.some((price) => price[fee] > 0)).toBe(true);
      expect(prices.some((price) => price[fee] === 0)).toBe(true);
    }
  });
});
