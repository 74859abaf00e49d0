import { ruleOf, same } from '../agreement/rule.ts';
import type { ExampleRule } from './example-rule.ts';

/** Webhooks in the log of an endpoint. */
export const events: readonly ExampleRule[] = [
  ruleOf(
    'the body of a webhook is one of its event',
    ['WebhookMessageDetails'],
    ({ message: { event }, body }, { known }) => {
      const told = JSON.parse(body) as { type?: string };
      return [
        ...same('the type in the body', told.type, event),
        ...(known.events.get(event)?.(told) ?? [`the contract has no ${event}`]),
      ];
    },
  ),
];
