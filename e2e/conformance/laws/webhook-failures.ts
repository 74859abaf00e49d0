import type { ResultOf } from '../call.ts';
import { answering, openOddReceiver } from '../odd-receivers.ts';
import { mustBeReached, openReceiver } from '../receiver.ts';
import { attempted, endpointOnce, sendSample } from '../webhooks.ts';
import { alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { endpointAt } from './webhook-outcomes.ts';

type Endpoint = ResultOf<'getWebhookEndpoint'>;

const SECOND = 1_000;
/** Seconds for which a receiver asks to be left alone. */
const REST = 3_600;

const isFailing = ({ failing_since }: Endpoint) => failing_since !== undefined;

async function failureIsRemembered(bench: Bench): Promise<void> {
  const { api } = bench;
  await mustBeReached(api);
  const receiver = await openReceiver();
  try {
    receiver.status = 500;
    const endpoint = await endpointAt(bench, receiver.url);
    const fresh = await endpointOnce(api, endpoint);
    alike(fresh.failing_since, undefined, 'failing_since of a new endpoint');
    const { attempts } = await attempted(api, endpoint, await sendSample(api, endpoint), 1);
    const { failing_since: since } = await endpointOnce(api, endpoint, isFailing);
    const isThen = Date.parse(since ?? '') > Date.parse(attempts.at(-1)?.at ?? '') - SECOND;
    expect(isThen, `failing_since after the first failure: ${since}`);
    await attempted(api, endpoint, await sendSample(api, endpoint), 1);
    const still = await endpointOnce(api, endpoint);
    alike(still.failing_since, since, 'failing_since after another failure');

    receiver.status = 200;
    await attempted(api, endpoint, await sendSample(api, endpoint), 1);
    const well = await endpointOnce(api, endpoint, (each) => !isFailing(each));
    alike(well.failing_since, undefined, 'failing_since after a success');
  } finally {
    receiver.close();
  }
}

async function restIsGranted(bench: Bench): Promise<void> {
  const { api } = bench;
  await mustBeReached(api);
  const busy = answering('503 Service Unavailable', `Retry-After: ${REST}`);
  const receiver = await openOddReceiver(busy);
  try {
    const endpoint = await endpointAt(bench, `http://${receiver.address}/hooks`);
    const id = await sendSample(api, endpoint);
    const { message, attempts } = await attempted(api, endpoint, id, 1);
    const next = Date.parse(message.next_attempt_at ?? '');
    const rest = (next - Date.parse(attempts.at(-1)?.at ?? '')) / SECOND;
    expect(rest > REST - 1, `Retry-After: ${REST}, but the next attempt comes ${rest} s later`);
  } finally {
    receiver.close();
  }
}

const isAbout: Law['isAbout'] = ({ path }) => path.startsWith('/webhook-endpoints');

export const webhookFailureLaws: readonly Law[] = [
  {
    id: 'webhook-failures',
    title: 'An endpoint fails from its first failure to its next success',
    clause: '#/components/schemas/WebhookEndpoint/properties/failing_since',
    isAbout,
    run: failureIsRemembered,
  },
  {
    id: 'webhook-rests',
    title: 'No attempt comes earlier than `Retry-After` allows',
    clause: '`webhooks`: sent again later, and not earlier than `Retry-After` allows',
    isAbout,
    run: restIsGranted,
  },
];
