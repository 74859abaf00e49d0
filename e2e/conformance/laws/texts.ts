import { requestedBy } from '../account.ts';
import { PUBLIC } from '../people.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

const ARABIC = /\p{Script=Arabic}/u;

async function problemsInTheLanguage(bench: Bench): Promise<void> {
  const { api } = bench;
  for (const [language, isArabic] of [
    [undefined, true],
    ['ar', true],
    ['en', false],
    ['en-GB', false],
    ['ar;q=0.5, en', false],
    ['en;q=0.5, ar', true],
    ['fr', true],
  ] as const) {
    const header: Record<string, string> =
      language === undefined ? {} : { 'accept-language': language };
    // Asked for by nobody, which every server refuses first.
    const answer = await api.send('getProfile', { header });
    const { title = '' } = answer.body as { title?: string };
    expect(
      ARABIC.test(title) === isArabic,
      `With ${language ?? 'no language'} the title is "${title}"`,
      answer,
    );
  }
}

async function fileInTheLanguage(bench: Bench): Promise<void> {
  const who = requestedBy(await accountWith(bench, 0));
  for (const [language, isArabic] of [
    ['ar', true],
    ['en', false],
  ] as const) {
    const header = { 'accept-language': language };
    const { body } = await bench.api.succeed('downloadTransactions', { who, header, body: {} });
    const [first = ''] = String(body).split('\r\n');
    alike(
      ARABIC.test(first),
      isArabic,
      `whether the headings of the file in ${language} are Arabic`,
    );
  }
}

async function waitIsNamed(bench: Bench): Promise<void> {
  const { api } = bench;
  const login = `nobody-${crypto.randomUUID()}@shop.example`;
  const sent = await api.ok('requestPasswordReset', { header: PUBLIC, body: { login } });
  const body = { challenge: sent.challenge };
  const answer = await api.send('resendCode', { header: PUBLIC, body, noWait: true });
  const { code } = answer.body as { code?: string };
  alike([answer.status, code], [429, 'rate_limited'], 'a code requested again at once', answer);
  const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
  const isTime = Number.isInteger(seconds) && seconds >= 1 && seconds <= sent.resend_in;
  expect(
    isTime,
    `Retry-After is ${answer.headers['retry-after']}, resend_in ${sent.resend_in}`,
    answer,
  );
}

async function errorsAreComplete(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const answer = await api.send('createQuote', {
    who,
    body: { origin: { country: 'SA' }, weight: 0, colour: 1 },
  });
  const { errors = [] } = answer.body as { errors?: { pointer: string }[] };
  const named = errors.map(({ pointer }) => pointer).toSorted();
  alike(
    named,
    ['/colour', '/destination', '/origin/city', '/weight'],
    'every invalid field, each once',
    answer,
  );
}

export const textLaws: readonly Law[] = [
  {
    id: 'locale',
    title: "Problems are in the reader's language",
    clause:
      "#/components/parameters/AcceptLanguage: the reader's language by RFC 9110, Arabic if it is missing or names neither",
    run: problemsInTheLanguage,
  },
  {
    id: 'locale-file',
    title: "The file is in the reader's language",
    clause: "downloadTransactions: headings and kinds are in the reader's language",
    run: fileInTheLanguage,
  },
  {
    id: 'rate-limit',
    title: '429 says how long to wait',
    clause:
      '#/components/responses/TooManyRequests: Retry-After, seconds to wait before the next try',
    run: waitIsNamed,
  },
  {
    id: 'all-errors',
    title: 'Every invalid field is named',
    clause: '#/components/responses/Invalid: a field is missing, unknown or invalid; each is named',
    run: errorsAreComplete,
  },
];
