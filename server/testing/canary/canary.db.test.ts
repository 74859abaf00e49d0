import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { type Canaries, runFlows } from './testing/flows.ts';
import { findersOf } from './testing/forms-of.ts';
import { type Cell, cellOf, type Kind, MATRIX, type Place, PLACES } from './matrix.ts';
import { openTown, SECRETS, type Town } from './testing/town.ts';
import { WORDS } from './testing/words.ts';

const kinds = Object.keys(MATRIX) as Kind[];
const places = Object.keys(PLACES) as Place[];

describe.each<Database['kind']>(['embedded', 'postgres'])('on the %s database', (kind) => {
  let town: Town;
  let texts: Record<Place, string[]>;
  const canaries = newCanaries();

  beforeAll(async () => {
    town = await openTown(kind, WORDS.device);
    await runFlows(town, canaries);
    texts = await town.texts();
    for (const text of texts.requests) {
      const [, signature] = /v1=([0-9a-f]{64})/.exec(text) ?? [];
      if (signature !== undefined) canaries.signature.add(signature);
    }
  }, 60_000);
  afterAll(() => town.close());

  // A PostgreSQL server keeps its own files, outside our data folder.
  it.each(places.filter((place) => place !== 'files' || kind === 'embedded'))(
    'holds in "%s" what the matrix says, and nothing else',
    (place) => {
      expect(texts[place].length).toBeGreaterThan(0);
      const found = kinds.map((each) => [each, whatIsOf(each, place)]);
      expect(Object.fromEntries(found)).toEqual(
        Object.fromEntries(kinds.map((each) => [each, cellOf(each, place)])),
      );
    },
  );

  function whatIsOf(each: Kind, place: Place): Cell {
    const values = [...canaries[each]];
    expect(values.length, each).toBeGreaterThan(0);
    const has = (value: string) =>
      findersOf(value).some((isIn) => texts[place].some((text) => isIn(text)));
    if (values.some(has)) return 'plain';
    const hashes = values.flatMap((value) => town.hashes.get(value) ?? []);
    const isKept = (hash: string) => texts[place].some((text) => text.includes(hash));
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
    ['What', ...Object.values(PLACES), 'Why'],
    ...kinds.map((each) => [
      MATRIX[each].what,
      ...places.map((place) => sign[cellOf(each, place)]),
      MATRIX[each].why,
    ]),
  ]);
});

function newCanaries(): Canaries {
  const known: Partial<Record<Kind, string[]>> = {
    card_number: [...WORDS.cards, WORDS.amex],
    // In the digits they were typed in, and in those they are read as.
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
    goods: [WORDS.goods],
    top_up_text: [WORDS.topUp],
    device: [WORDS.device],
    search: [WORDS.search],
  };
  const sets = kinds.map((each) => [each, new Set(known[each])]);
  return Object.fromEntries(sets) as Canaries;
}
