import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import type { OperationId } from './contract.ts';
import { Presence } from './presence.ts';

const NOT_FOUND = { status: 404, code: 'not_found', type: 'urn:mizan:problem:not_found' };
const who = { bearer: 'any' };

function answer(id: OperationId, status: number, body?: object): Answer {
  return { id, status, headers: {}, body, curl: '' };
}

function notBuilt(presence: Presence): string[] {
  return [...presence.notBuilt().keys()];
}

test.each([
  ['405', answer('createQuote', 405)],
  ['501', answer('createQuote', 501, { message: 'not implemented' })],
  ['404 that is not documented', answer('listCities', 404, NOT_FOUND)],
])('%s is known for certain', (_what, seen) => {
  const presence = new Presence();
  presence.note(seen, { who });
  expect([presence.isAbsent(seen.id), notBuilt(presence)]).toEqual([true, [seen.id]]);
});

test('404 for an unknown id says nothing', () => {
  const presence = new Presence();
  presence.note(answer('getShipment', 404, NOT_FOUND), { who });
  expect([presence.isAbsent('getShipment'), notBuilt(presence)]).toEqual([false, []]);
});

test.each([
  ['no problem of the contract', { who }, { error: 'not found' }],
  ['an answer to nobody', {}, NOT_FOUND],
])('404 that is %s is a doubt, which another answer ends', (_what, call, body) => {
  const presence = new Presence();
  presence.note(answer('getShipment', 404, body), call);
  expect([presence.isAbsent('getShipment'), notBuilt(presence)]).toEqual([false, ['getShipment']]);
  presence.note(answer('getShipment', 200), { who });
  expect(notBuilt(presence)).toEqual([]);
});

test('a doubt is certain once a valid request gets 404 too', () => {
  const presence = new Presence();
  presence.note(answer('getShipment', 404, NOT_FOUND), {});
  presence.settle('getShipment');
  expect(presence.isAbsent('getShipment')).toBe(true);
});

test('an operation that has answered once exists, whatever it answers later', () => {
  const presence = new Presence();
  presence.note(answer('listCities', 200), {});
  presence.note(answer('listCities', 404), {});
  expect([presence.isAbsent('listCities'), notBuilt(presence)]).toEqual([false, []]);
});

test('a path that no router takes for the operation says nothing about it', () => {
  const presence = new Presence();
  presence.note(answer('getShipment', 405), { who, path: { shipment_id: '../..' } });
  expect(notBuilt(presence)).toEqual([]);
});
