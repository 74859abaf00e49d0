import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sendWebhook } from './send-webhook.ts';
import { judgeTarget, mayConnectTo, type TargetFault } from './target.ts';
import { openListener, watchConnections } from './testing/watch-connections.ts';

const PUBLIC = '8.8.8.8';
const body = Buffer.from('{}');
const listener = await openListener();
let connected: string[];
beforeEach(() => {
  listener.connections = 0;
  connected = watchConnections(listener.server);
});
afterAll(() => listener.server.close());

/** Sends under the policy of production, with these answers of DNS one after the other. */
async function send(url: string, answers: string[][] = []) {
  let questions = 0;
  const resolveHost = () => Promise.resolve(answers[questions++] ?? ['127.0.0.1']);
  const options = { policy: 'public', resolveHost } as const;
  return {
    ...(await sendWebhook({ url, body, headers: {} }, { ...options, timeLimit: 15_000 })),
    questions,
  };
}

/** URLs that no endpoint may have, and why. */
const forbiddenUrls: [TargetFault, string[]][] = [
  ['malformed', ['', 'hooks.example.com', '//hooks.example.com', 'https://', 'https://[::1']],
  ['malformed', ['https://hooks.example.com:65536', 'https://256.0.0.1', 'https://a.1']],
  ['malformed', ['https://[fe80::1%25eth0]', 'https://a b.com', 'https://127.0.0.1%00.a.com']],
  ['malformed', ['https://0x7f.0x0.0x0.0x1g.0', 'https://08.0.0.1', 'https://4294967296']],
  ['not_https', ['http://hooks.example.com', 'ftp://hooks.example.com', 'file:///etc/passwd']],
  ['not_https', ['gopher://127.0.0.1:6379/_x', 'javascript:alert(1)', 'data:,x', 'ws://a.com']],
  ['not_https', ['unix:/run/docker.sock', 'localhost:8443']],
  ['has_credentials', ['https://user@a.com', 'https://user:pass@a.com', 'https://:pass@a.com']],
  ['has_credentials', ['https://a.com%2f@127.0.0.1', 'https://a.com:443@127.0.0.1']],
  ['has_fragment', ['https://a.com/#part', 'https://a.com/#', 'https://a.com#@127.0.0.1']],
  ['forbidden_port', ['https://a.com:80', 'https://a.com:22', 'https://a.com:6379']],
  ['forbidden_port', ['https://a.com:8080', 'https://a.com:0', 'https://a.com:65535']],
  ['forbidden_host', ['https://localhost', 'https://LOCALHOST', 'https://ⓛocalhost']],
  ['forbidden_host', ['https://%6cocalhost', 'https://localhost.', 'https://intranet']],
  ['forbidden_host', ['https://a.localhost', 'https://printer.local', 'https://a.localdomain']],
  ['forbidden_host', ['https://metadata.google.internal', 'https://a.svc.cluster.local']],
  ['forbidden_host', ['https://a.onion', 'https://a.test', 'https://a.example', 'https://a.alt']],
  ['forbidden_host', ['https://a.invalid', 'https://router.home.arpa', 'https://a.lan']],
  ['forbidden_host', ['https://a.corp', 'https://a.home', 'https://a.mail', 'https://a.private']],
  ['forbidden_host', ['https://1.0.0.127.in-addr.arpa', 'https://a.intranet']],
  ['forbidden_host', ['https://hooks.example.com.', 'https://hooks..example.com', 'https://.com']],
  ['forbidden_host', ['https://-a.com', 'https://a-.com', 'https://a_b.com', 'https://a*.com']],
  ['forbidden_host', [`https://${'a'.repeat(64)}.com`, `https://${'a.'.repeat(126)}com`]],
  // The same address in other words.
  ['forbidden_host', ['https://127.1', 'https://127.0.1', 'https://0177.0.0.1', 'https://0']],
  ['forbidden_host', ['https://2130706433', 'https://017700000001', 'https://0x7f000001']],
  ['forbidden_host', ['https://0x7f.1', 'https://0X7F.0.0.1', 'https://127.0.0.1.']],
  ['forbidden_host', ['https://127.0.0.1', 'https://①②⑦.0.0.1', 'https://127。0。0。1']],
  ['forbidden_host', ['https://%31%32%37.0.0.1', 'https://127.0.0.%31', 'https:\\\\127.0.0.1']],
  ['forbidden_host', ['https://2852039166', 'https://0xa9fea9fe', 'https://0251.0376.0251.0376']],
  ['forbidden_host', ['https:127.0.0.1', ' https://127.0.0.1', 'https://127.\t0.0.1']],
  ['forbidden_host', ['https://[::ffff:127.0.0.1]', 'https://[0:0:0:0:0:ffff:7f00:1]']],
  ['forbidden_host', ['https://[::127.0.0.1]', 'https://[64:ff9b::127.0.0.1]']],
  ['forbidden_host', ['https://[0000:0000:0000:0000:0000:0000:0000:0001]', 'https://[::]:8443']],
];

/** First, last or well-known addresses of every range that is not public (IANA's registries). */
const forbiddenAddresses = {
  'this network, RFC 791': ['0.0.0.0', '0.255.255.255'],
  'private use, RFC 1918': ['10.0.0.0', '10.255.255.255', '172.16.0.1', '172.31.255.255'],
  'private use again, RFC 1918': ['192.168.0.0', '192.168.255.255'],
  'shared by carriers, RFC 6598': ['100.64.0.0', '100.100.100.200', '100.127.255.255'],
  'loopback, RFC 1122': ['127.0.0.1', '127.255.255.255', '::1'],
  'link-local, RFC 3927 and 4291': ['169.254.0.0', '169.254.169.254', '169.254.170.2', 'fe80::1'],
  'link-local to its end, and with a zone': ['febf:ffff::1', 'fe80::1%eth0', '2600::1%eth0'],
  'IETF protocols, RFC 6890': ['192.0.0.0', '192.0.0.170', '192.0.0.192', '2001:1ff:ffff::1'],
  'documentation, RFC 5737': ['192.0.2.1', '198.51.100.1', '203.0.113.255'],
  'documentation, RFC 3849 and 9637': ['2001:db8::1', '2001:db8:ffff::1', '3fff::1', '3fff:fff::1'],
  'AS112, RFC 7534 and 7535': ['192.31.196.1', '192.175.48.1', '2001:4:112::1', '2620:4f:8000::1'],
  'AMT, RFC 7450': ['192.52.193.1', '2001:3::1'],
  '6to4 relays, RFC 7526': ['192.88.99.1', '192.88.99.2'],
  'benchmarking, RFC 2544 and 5180': ['198.18.0.0', '198.19.255.255', '2001:2::1'],
  'multicast, RFC 5771 and 4291': ['224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1'],
  'reserved, RFC 1112': ['240.0.0.1', '255.255.255.254'],
  'broadcast, RFC 919': ['255.255.255.255'],
  'services inside Azure and AWS': ['168.63.129.16', 'fd00:ec2::254'],
  'unspecified, RFC 4291': ['::'],
  'IPv4-compatible, RFC 4291': ['::7f00:1', '::8.8.8.8', '::127.0.0.1'],
  'IPv4-mapped, RFC 4291': ['::ffff:127.0.0.1', '::ffff:a9fe:a9fe', '::ffff:8.8.8.8'],
  'IPv4-translated, RFC 2765': ['::ffff:0:127.0.0.1'],
  'NAT64, RFC 6052 and 8215': ['64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::a00:1'],
  'discard and dummy, RFC 6666 and 9780': ['100::1', '100:0:0:1::1'],
  'Teredo, RFC 4380': ['2001::1', '2001:0:7f00:1::'],
  'anycast of protocols, RFC 7723, 8155 and 9665': ['2001:1::1', '2001:1::2', '2001:1::3'],
  'ORCHID, RFC 4843 and 7343': ['2001:10::1', '2001:2f:ffff::1'],
  'drones, RFC 9374': ['2001:30::1', '2001:3f:ffff::1'],
  '6to4, RFC 3056': ['2002:7f00:1::1', '2002:808:808::1'],
  'segment routing, RFC 9602': ['5f00::1'],
  'unique local, RFC 4193': ['fc00::1', 'fdff:ffff::1'],
  'site-local, RFC 3879': ['fec0::1', 'feff:ffff::1'],
  'not assigned': ['4000::1', '1fff::1', '8000::1', 'e000::1', '200::1'],
  'not an address': ['', '127.1', '0177.0.0.1', '0x8.8.8.8', '8.8.8', 'a', '[::1]', ' 8.8.8.8'],
};

const urlRows = forbiddenUrls.flatMap(([fault, urls]) => urls.map((url) => [url, fault] as const));
const addressRows = Object.entries(forbiddenAddresses).flatMap(([range, addresses]) =>
  addresses.map((address) => [address, range] as const),
);

it('many forms of forbidden targets are tried', () => {
  expect(new Set(urlRows.map(([url]) => url)).size).toBeGreaterThanOrEqual(60);
  expect(new Set(addressRows.map(([address]) => address)).size).toBeGreaterThanOrEqual(60);
});

describe('a forbidden URL', () => {
  it.each(urlRows)('%j is %s, and nobody is asked or connected to', async (url, fault) => {
    expect(judgeTarget(url, 'public')).toBe(fault);
    const sent = await send(url);
    expect(sent).toMatchObject({ outcome: 'unreachable', reason: 'forbidden_target' });
    expect({ questions: sent.questions, connected }).toEqual({ questions: 0, connected: [] });
  });
});

describe('a forbidden address', () => {
  it.each(addressRows)('%j (%s) among good ones is not connected to', async (address) => {
    expect(mayConnectTo(address, 'public')).toBe(false);
    for (const answer of [[address], [PUBLIC, address], [address, PUBLIC]]) {
      const sent = await send('https://hooks.example.com', [answer]);
      expect(sent).toMatchObject({ outcome: 'unreachable', reason: 'forbidden_address' });
    }
    expect(connected).toEqual([]);
  });

  it.each(addressRows)('%j (%s) is no host of a URL', (address) => {
    const host = address.includes(':') ? `[${address}]` : address;
    const isForbidden = typeof judgeTarget(`https://${host}/`, 'public') === 'string';
    // The parser makes an allowed address of these.
    expect(isForbidden || ['8.8.8', '0x8.8.8.8', ' 8.8.8.8'].includes(address)).toBe(true);
  });
});

describe('DNS that answers first with a public address and then with loopback', () => {
  const changing = [[PUBLIC], ['127.0.0.1']];

  it('is asked once, and its first answer is connected to', async () => {
    const sent = await send('https://hooks.example.com', changing);
    expect(sent).toMatchObject({ outcome: 'unreachable', reason: 'connect', questions: 1 });
    expect(connected).toEqual([PUBLIC]);
    expect(listener.connections).toBe(0);
  });

  it('is asked anew for the next webhook, which goes nowhere', async () => {
    const sent = await send('https://hooks.example.com', changing.slice(1));
    expect(sent).toMatchObject({ reason: 'forbidden_address', questions: 1 });
    expect(listener.connections).toBe(0);
  });

  it('would reach the listener without the policy', async () => {
    const resolveHost = () => Promise.resolve(['127.0.0.1']);
    const webhook = { url: 'https://hooks.example.com', body, headers: {} };
    const sent = await sendWebhook(webhook, { policy: 'any', timeLimit: 15_000, resolveHost });
    expect(sent).toMatchObject({ outcome: 'unreachable', reason: 'tls' });
    expect(listener.connections).toBe(1);
  });
});

it.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
  const { port } = listener.server.address() as AddressInfo;
  const location = `http://127.0.0.1:${port}/`;
  const receiver = createServer((_, response) => {
    response.writeHead(status, { location }).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const sent = await sendWebhook({ url, body, headers: {} }, { policy: 'any', timeLimit: 15_000 });
  receiver.close();
  expect(sent).toMatchObject({ outcome: 'refused', status });
  expect(listener.connections).toBe(0);
});

describe('an allowed target', () => {
  it.each([
    ['https://hooks.example.com', 'https://hooks.example.com/'],
    ['https://hooks.example.com:443/a?b=c', 'https://hooks.example.com/a?b=c'],
    ['https://hooks.example.com:8443', 'https://hooks.example.com:8443/'],
    ['https://Hooks.Example.COM/A', 'https://hooks.example.com/A'],
    ['https://متجر.السعودية/', 'https://xn--pgbep1f.xn--mgberp4a5d4ar/'],
    ['https://a--b.3com.sa', 'https://a--b.3com.sa/'],
    ['https://127.0.0.1.nip.io', 'https://127.0.0.1.nip.io/'],
    ['https://local.example.com', 'https://local.example.com/'],
    ['https://8.8.8.8:8443/', 'https://8.8.8.8:8443/'],
    ['https://134744072/', 'https://8.8.8.8/'],
    ['https://[2A00:1450:4001:0:0:0:0:200E]/', 'https://[2a00:1450:4001::200e]/'],
    [`https://${'a'.repeat(63)}.com`, `https://${'a'.repeat(63)}.com/`],
  ])('%s is kept as %s', (text, href) => {
    expect(judgeTarget(text, 'public')).toMatchObject({ href });
  });

  it.each([
    ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0'],
    ...['126.255.255.255', '128.0.0.1', '169.253.255.255', '169.255.0.0', '172.15.255.255'],
    ...['172.32.0.0', '192.0.1.1', '192.167.255.255', '192.169.0.0', '198.17.255.255'],
    ...['198.20.0.0', '223.255.255.255', '2001:200::1', '2001:4860:4860::8888', '2003::1'],
    ...['2400::1', '2606:4700::1111', '2a00:1450::1', '2c0f:fb50::1', '2001:db7::1'],
  ])('%s may be connected to', (address) => {
    expect(mayConnectTo(address, 'public')).toBe(true);
  });

  it.each(['http://localhost:4000/', 'https://10.0.0.1/', 'http://[::1]:99/', 'http://printer/'])(
    "on a developer's machine may be %s",
    (href) => expect(judgeTarget(href, 'any')).toMatchObject({ href }),
  );

  it.each([
    ['ftp://localhost/', 'not_https'],
    ['http://user@localhost/', 'has_credentials'],
    ['http://localhost/#', 'has_fragment'],
    ['localhost', 'malformed'],
  ])('is not %s even there', (url, fault) => {
    expect(judgeTarget(url, 'any')).toBe(fault);
  });
});
