import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type ContractDocument, dereferenced } from '../../common/contract/document.ts';

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
