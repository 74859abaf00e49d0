import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { askDns, hostResolver } from './resolve-host.ts';

/** The type of a question for IPv4 addresses; other questions here are for IPv6. */
const A = 1;
const IPV4 = Buffer.from([192, 0, 2, 1]);
const IPV6 = Buffer.from('20010db8000000000000000000000001', 'hex');

/** A DNS server for four names: `both`, `old` with IPv4 alone, `silent`, and `missing`. */
const server = createSocket('udp4', (question, { address, port }) => {
  const nameEnd = question.indexOf(0, 12) + 1;
  const type = question.readUInt16BE(nameEnd);
  const name = question.toString('latin1', 13, 13 + (question[12] ?? 0));
  if (name === 'silent') return;
  const isFound = name === 'both' || (name === 'old' && type === A);
  const value = type === A ? IPV4 : IPV6;
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(name === 'missing' ? 0x8183 : 0x8180, 2);
  [1, isFound ? 1 : 0, 0, 0].forEach((count, index) => head.writeUInt16BE(count, 4 + 2 * index));
  const record = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, value.length]);
  const answer = isFound ? [record, value] : [];
  const asked = question.subarray(12, nameEnd + 4);
  server.send(Buffer.concat([head, asked, ...answer]), port, address);
});
server.bind(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const ask = askDns([`127.0.0.1:${server.address().port}`]);
const never = new AbortController().signal;

describe('DNS', () => {
  it.each([
    ['both.example.com', ['192.0.2.1', '2001:db8::1']],
    ['old.example.com', ['192.0.2.1']],
    ['missing.example.com', []],
  ])('has for %s %j', async (name, addresses) => {
    expect(await ask(name, never)).toEqual(addresses);
  });

  it('is asked no longer than the signal allows', async () => {
    const start = performance.now();
    expect(await ask('silent.example.com', AbortSignal.timeout(50))).toEqual([]);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

it('names of the own machine are found on a machine of a developer', async () => {
  const addresses = await hostResolver('any')('localhost', never);
  expect(addresses.every((address) => ['127.0.0.1', '::1'].includes(address))).toBe(true);
  expect(addresses).not.toEqual([]);
});
