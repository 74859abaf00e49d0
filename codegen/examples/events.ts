import type { Told } from '../../server/features/webhooks/testing/endpoint-calls.ts';
import { faultsOfEvent } from '../../server/features/webhooks/testing/judge-told.ts';
import { ruleOf, same } from '../agreement/rule.ts';
import type { ExampleRule } from './example-rule.ts';

/** Webhooks in the log of an endpoint. */
export const events: readonly ExampleRule[] = [
  ruleOf(
    'the body of a webhook is one of its event',
    ['WebhookMessageDetails'],
    ({ message: { event }, body }) => {
      const told = JSON.parse(body) as Told;
      return [
        ...same('the type in the body', told.type, event),
        ...faultsOfEvent(told).map((fault) => JSON.stringify(fault)),
      ];
    },
  ),
];
