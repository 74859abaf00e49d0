import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { runFlows } from './testing/flows.ts';
import { findersOf } from './testing/forms-of.ts';
import { type Cell, cellOf, type Kind, MATRIX, type Location, LOCATIONS } from './matrix.ts';
import { openEnvironment, SECRETS, type Environment } from './testing/environment.ts';
import type { Canaries } from './testing/steps.ts';
import { WORDS } from './testing/words.ts';

const kinds = Object.keys(MATRIX) as Kind[];
const locations = Object.keys(LOCATIONS) as Location[];

const PLACES: readonly { kind: Database['kind']; workers: 1 | 2 }[] = [
  { kind: 'embedded', workers: 1 },
  { kind: 'postgres', workers: 1 },
  ...(process.env.TEST_COUNTS === 'full' ? [{ kind: 'postgres', workers: 2 } as const] : []),
];

describe.each(PLACES)('on the $kind database, workers: $workers', ({ kind, workers }) => {
  let environment: Environment;
  let texts: Record<Location, string[]>;
  const canaries = newCanaries();

  beforeAll(async () => {
    environment = await openEnvironment(kind, workers, WORDS.device);
    await runFlows(environment, canaries);
    texts = await environment.texts();
    for (const text of texts.requests) {
      const [, signature] = /v1=([0-9a-f]{64})/.exec(text) ?? [];
      if (signature !== undefined) canaries.signature.add(signature);
    }
  }, 60_000);
  afterAll(() => environment.close());

  // A PostgreSQL server keeps its own files, outside our data folder.
  it.each(locations.filter((location) => location !== 'files' || kind === 'embedded'))(
    'holds in "%s" what the matrix says, and nothing else',
    (location) => {
      expect(texts[location].length).toBeGreaterThan(0);
      const found = kinds.map((each) => [each, whatIsOf(each, location)]);
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(kinds.map((each) => [each, cellOf(each, location)])),
      );
    },
  );

  function whatIsOf(each: Kind, location: Location): Cell {
    const values = [...canaries[each]];
    expect(values.length, each).toBeGreaterThan(0);
    const has = (value: string) =>
      findersOf(value).some((isIn) => texts[location].some((text) => isIn(text)));
    if (values.some(has)) return 'plain';
    const hashes = values.flatMap((value) => environment.hashes.get(value) ?? []);
    const isKept = (hash: string) => texts[location].some((text) => text.includes(hash));
    return hashes.some(isKept) ? 'hashed' : 'never';
  }
});

it('is documented as it is tested', () => {
  const document = readFileSync(
    new URL('../../../docs/what-may-be-where.md', import.meta.url),
    'utf8',
  );
  const rows = document.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const sign = { never: '', hashed: 'hashed', plain: 'plain' };
  expect(cells.filter(([first]) => !first?.startsWith('-'))).toEqual([
    ['What', ...Object.values(LOCATIONS), 'Why'],
    ...kinds.map((each) => [
      MATRIX[each].what,
      ...locations.map((location) => sign[cellOf(each, location)]),
      MATRIX[each].why,
    ]),
  ]);
});

function newCanaries(): Canaries {
  const known: Partial<Record<Kind, string[]>> = {
    card_number: [...WORDS.cards, WORDS.amex],
    // In the typed digits, and in the digits they are read as.
    security_code: [...WORDS.codes, '907', '9073'],
    card_name: [WORDS.cardName],
    bank_code: [WORDS.bankCode],
    typed_card: [WORDS.typedCard],
    broken_body: [WORDS.broken],
    password: [WORDS.password, WORDS.nextPassword],
    wrong_password: [WORDS.wrongPassword],
    provider_key: [SECRETS.secret],
    notification_secret: [SECRETS.notificationSecret],
    email: [WORDS.emails[0] ?? ''],
    phone: [WORDS.phones[0] ?? ''],
    name: [WORDS.landmark],
    receiver: [WORDS.receiver, WORDS.senderEmail],
    products: WORDS.products,
    saved_product: WORDS.savedProduct,
    imported: WORDS.imported,
    store_order: WORDS.storeOrder,
    store_tokens: WORDS.storeTokens,
    goods: [WORDS.goods],
    top_up_text: [WORDS.topUp],
    rating: [WORDS.rating],
    called_path: [WORDS.calledPath],
    webhook_url: [WORDS.webhookUrl],
    device: [WORDS.device],
    search: [WORDS.search],
  };
  const sets = kinds.map((each) => [each, new Set(known[each])]);
  return Object.fromEntries(sets) as Canaries;
}
