import { requestedBy } from '../account.ts';
import type { ResultOf } from '../call.ts';
import {
  answering,
  closedAddress,
  type OddReceiver,
  openOddReceiver,
  openUntrusted,
  WORDS,
} from '../odd-receivers.ts';
import { mustBeReached, openReceiver } from '../receiver.ts';
import {
  attempted,
  endpointOnce,
  loggedOnce,
  newEndpoint,
  type OwnEndpoint,
  sendSample,
  setEndpoint,
} from '../webhooks.ts';
import { accountWith, alike, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

type Attempt = ResultOf<'getWebhookMessage'>['attempts'][number];

/** What receivers do, with what the attempt says of it. */
const DEEDS: {
  what: string;
  open: () => Promise<OddReceiver | string>;
  scheme?: 'https';
  due: Pick<Attempt, 'outcome' | 'status'>;
}[] = [
  ...[404, 500, 302].map((status) => ({
    what: `answers ${status}`,
    open: () => openOddReceiver(answering(`${status} No`, 'Location: /elsewhere')),
    due: { outcome: 'refused' as const, status },
  })),
  {
    what: 'hangs up',
    open: () => openOddReceiver((socket) => socket.end()),
    due: { outcome: 'no_answer' },
  },
  {
    what: 'speaks something else than HTTP',
    open: () => openOddReceiver((socket) => socket.end('220 mail.example ESMTP ready\r\n')),
    due: { outcome: 'malformed_answer' },
  },
  { what: 'is not there', open: closedAddress, due: { outcome: 'connect' } },
  {
    ...{ what: 'has no TLS', scheme: 'https' },
    open: () => openOddReceiver(answering('400 Bad Request')),
    due: { outcome: 'tls' },
  },
  {
    ...{ what: 'has a certificate that nobody trusts', scheme: 'https' },
    open: () => openUntrusted(answering('200 OK')),
    due: { outcome: 'tls' },
  },
];

async function attemptsAreJudged(bench: Bench): Promise<void> {
  const { api } = bench;
  await mustBeReached(api);
  await withEach(DEEDS, async ({ what, open, scheme = 'http', due }) => {
    const receiver = await open();
    const address = typeof receiver === 'string' ? receiver : receiver.address;
    try {
      const endpoint = await endpointAt(bench, `${scheme}://${address}/hooks`);
      const id = await sendSample(api, endpoint);
      const { message, attempts } = await attempted(api, endpoint, id, 1);
      const [first] = attempts.slice(-1);
      const { outcome, status, answer } = first ?? {};
      const said = due.outcome === 'refused' ? WORDS : undefined;
      const told = { outcome, ...(status !== undefined && { status }) };
      alike({ told, answer }, { told: due, answer: said }, `the attempt if a receiver ${what}`);
      alike(message.state, 'waiting', `the webhook if a receiver ${what}`);
      const isPlanned = message.next_attempt_at !== undefined;
      expect(isPlanned, `A webhook is not sent again if its receiver ${what}`);
      const { state, failing_since } = await endpointOnce(api, endpoint);
      alike([state, failing_since !== undefined], ['active', true], `the endpoint that ${what}`);
    } finally {
      if (typeof receiver !== 'string') receiver.close();
    }
  });
}

async function goneIsDisabled(bench: Bench): Promise<void> {
  const { api } = bench;
  await mustBeReached(api);
  const receiver = await openReceiver();
  try {
    receiver.status = 410;
    const endpoint = await endpointAt(bench, receiver.url);
    const { who, path } = endpoint;
    const id = await sendSample(api, endpoint);
    const { attempts } = await attempted(api, endpoint, id, 1);
    alike(
      attempts.map(({ outcome, status }) => [outcome, status]),
      [['refused', 410]],
      'the attempt if an endpoint is gone',
    );
    const gone = await endpointOnce(api, endpoint, ({ state }) => state !== 'active');
    alike(gone.state, 'disabled', 'an endpoint that is gone');
    const { message } = await loggedOnce(
      api,
      endpoint,
      id,
      (logged) => logged.message.next_attempt_at === undefined,
    );
    alike(
      [message.state, message.attempts, message.next_attempt_at],
      ['waiting', 1, undefined],
      'a webhook to an endpoint that is gone',
    );
    const resend = { who, path: { ...path, message_id: id } };
    const again = await api.send('resendWebhook', resend);
    refused(again, 409, 'endpoint_not_active', 'a webhook to an endpoint that is gone, again');

    receiver.status = 204;
    const back = await setEndpoint(api, endpoint, { active: true });
    alike(back.state, 'active', 'an endpoint that is back');
    await api.ok('resendWebhook', resend);
    const { attempts: all, message: arrived } = await attempted(api, endpoint, id, 2);
    alike(
      all.map(({ outcome, status }) => [outcome, status]),
      [
        ['delivered', 204],
        ['refused', 410],
      ],
      'the attempts once an endpoint is back, newest first',
    );
    alike(arrived.state, 'delivered', 'a webhook to an endpoint that is back');
  } finally {
    receiver.close();
  }
}

/** A new endpoint of a new account. */
export async function endpointAt(bench: Bench, url: string): Promise<OwnEndpoint> {
  const who = requestedBy(await accountWith(bench, 0));
  return newEndpoint(bench.api, who, { url });
}

const isAbout: Law['isAbout'] = ({ path }) => path.startsWith('/webhook-endpoints');

export const webhookOutcomeLaws: readonly Law[] = [
  {
    id: 'webhook-outcomes',
    title: 'What came of a webhook is in its log, whatever its receiver did',
    clause: '#/components/schemas/WebhookOutcome; WebhookAttempt; redirects are not followed',
    isAbout,
    run: attemptsAreJudged,
  },
  {
    id: 'webhook-gone',
    title: 'An endpoint that answers 410 is disabled until its owner wants it back',
    clause: '#/components/schemas/WebhookState; WebhookEndpointUpdate/properties/active',
    isAbout,
    run: goneIsDisabled,
  },
];
