import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import type { OperationId } from './contract.ts';
import { Presence } from './presence.ts';

const NOT_FOUND = { status: 404, code: 'not_found', type: 'urn:mizan:problem:not_found' };
const who = { bearer: 'any' };

function answer(id: OperationId, status: number, body?: object): Answer {
  return { id, call: {}, status, headers: {}, body, curl: '' };
}

const notBuilt = (presence: Presence) => [...presence.notBuilt().keys()];

const odd = { who, path: { shipment_id: '../..' } };
test.each([
  ['405 is known for certain', [answer('createQuote', 405)], { who }, true],
  ['501 is known for certain', [answer('createQuote', 501, {})], { who }, true],
  ['404 that is not documented is, too', [answer('listCities', 404, NOT_FOUND)], { who }, true],
  ['404 for an unknown id says nothing', [answer('getShipment', 404, NOT_FOUND)], { who }, false],
  ['a path that no router takes says nothing', [answer('getShipment', 405)], odd, false],
  [
    'an operation that has answered once exists, whatever it answers later',
    [answer('listCities', 200), answer('listCities', 404)],
    {},
    false,
  ],
])('%s', (_what, answers, call, isMissing) => {
  const presence = new Presence();
  for (const each of answers) presence.note(each, call);
  const ids = new Set(answers.map(({ id }) => id));
  expect([...ids].filter((id) => presence.isAbsent(id))).toEqual(isMissing ? [...ids] : []);
  expect(notBuilt(presence)).toEqual(isMissing ? [...ids] : []);
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
