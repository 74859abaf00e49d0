import { setTimeout as sleep } from 'node:timers/promises';
import { answering, openOddReceiver } from '../odd-receivers.ts';
import { mustBeReached } from '../receiver.ts';
import { attempted, sendSample } from '../webhooks.ts';
import { alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { endpointAt } from './webhook-outcomes.ts';
import { withEach } from './with-each.ts';

const SECOND = 1_000;
/** Milliseconds in which a receiver must answer, by the contract's `webhooks`. */
const TIME = 15 * SECOND;
/** Milliseconds of a receiver that answers in time, though late. */
const LATE = 12 * SECOND;

const RECEIVERS = [
  { what: 'answers late', answers: true, due: { outcome: 'delivered', state: 'delivered' } },
  { what: 'says nothing', answers: false, due: { outcome: 'timeout', state: 'waiting' } },
] as const;

async function slownessIsBorne(bench: Bench): Promise<void> {
  const { api } = bench;
  await mustBeReached(api);
  await withEach(RECEIVERS, async ({ what, answers, due }) => {
    const receiver = await openOddReceiver((socket) => {
      if (answers) void sleep(LATE).then(() => answering('200 OK')(socket));
    });
    try {
      const endpoint = await endpointAt(bench, `http://${receiver.address}/hooks`);
      const id = await sendSample(api, endpoint);
      await sleep(answers ? LATE : TIME);
      const { message, attempts } = await attempted(api, endpoint, id, 1);
      const [attempt] = attempts;
      alike(
        { outcome: attempt?.outcome, state: message.state },
        due,
        `the attempt if a receiver ${what}`,
      );
      const least = answers ? LATE : TIME;
      const milliseconds = attempt?.duration_ms ?? 0;
      const isMeasured = milliseconds > least - SECOND && milliseconds < least + 10 * SECOND;
      expect(isMeasured, `The attempt took ${milliseconds} ms if a receiver ${what}`);
    } finally {
      receiver.close();
    }
  });
}

export const webhookSlownessLaws: readonly Law[] = [
  {
    id: 'webhook-slowness',
    title: 'A receiver has 15 seconds to answer',
    clause:
      '`webhooks`: answer with 2xx within 15 seconds; #/components/schemas/WebhookOutcome: timeout',
    isAbout: ({ path }) => path.startsWith('/webhook-endpoints'),
    run: slownessIsBorne,
  },
];
