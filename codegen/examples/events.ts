import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ContractDocument, dereferenced } from '../../common/contract/document.ts';
import { ruleOf, same } from '../agreement/rule.ts';
import type { ExampleRule } from './example-rule.ts';

/** What is wrong with a body of each event by the contract's `webhooks`; nothing if it is right. */
export type EventFaults = ReadonlyMap<string, (body: unknown) => readonly string[]>;

export function eventsOf(contract: ContractDocument): EventFaults {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const { webhooks = {} } = dereferenced(contract);
  return new Map(
    Object.entries(webhooks).map(([event, { post }]) => {
      const schema = post?.requestBody?.content?.['application/json']?.schema ?? false;
      const validate = ajv.compile(schema);
      return [
        event,
        (body) => {
          validate(body);
          return (validate.errors ?? []).map(({ instancePath, message }) =>
            [instancePath, message].join(' '),
          );
        },
      ];
    }),
  );
}

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
