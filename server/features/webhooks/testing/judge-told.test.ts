import { expect, it } from 'vitest';
import { sampleEvent } from '../sample-event.ts';
import { faultsOfRequest } from './judge-told.ts';

const body = sampleEvent('balance.low', new Date('2026-11-28T09:00:00Z'));
const headers = {
  'content-type': 'application/json',
  'webhook-id': 'msg_01jd4a5r6s7t8v9w0x1y2z3a4b',
  'webhook-timestamp': '1795601700',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const { 'webhook-signature': _signature, ...unsigned } = headers;

it('a request to a receiver that is as the contract has it has no fault', () => {
  expect(faultsOfRequest({ headers, body })).toEqual([]);
});

it.each([
  ['no signature', { headers: unsigned, body }],
  [
    'a signature of another kind',
    { headers: { ...headers, 'webhook-signature': 'v2,AA==' }, body },
  ],
  ['an id of something else', { headers: { ...headers, 'webhook-id': 'not an id' }, body }],
  ['milliseconds', { headers: { ...headers, 'webhook-timestamp': '1795601700000' }, body }],
  ['another type of content', { headers: { ...headers, 'content-type': 'text/plain' }, body }],
  ['an event without data', { headers, body: '{"type":"balance.low"}' }],
  ['an unknown event', { headers, body: body.replace('balance.low', 'balance.gone') }],
])('%s is found', (_, request) => {
  expect(faultsOfRequest(request)).not.toEqual([]);
});
