import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  dereferenced,
  type OperationObject,
  type Schema,
} from '../../../../common/contract/document.ts';
import { readContract } from '../../../http/contract.ts';
import type { Told } from './endpoint-calls.ts';

const JSON_TYPE = 'application/json';

const { webhooks = {} } = dereferenced(readContract());
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
// Headers are texts.
const ajvOfHeaders = new Ajv2020({ strict: false, coerceTypes: true });
addFormats.default(ajvOfHeaders);

/** Why the contract does not allow an event; empty if it does. */
export function faultsOfEvent(told: Told): unknown[] {
  const schema = webhookOf(told)?.requestBody?.content?.[JSON_TYPE]?.schema;
  return schema ? faultsBy(ajv, schema, told) : [`the contract has no ${told.type}`];
}

/** Why the contract does not allow a request to a receiver, with its headers; empty if it does. */
export function faultsOfRequest(request: {
  body: string;
  headers: Record<string, string>;
}): unknown[] {
  const told = JSON.parse(request.body) as Told;
  const { parameters = [], requestBody } = webhookOf(told) ?? {};
  const type = request.headers['content-type'] ?? 'nothing';
  return [
    ...(requestBody?.content?.[type] ? [] : [`the contract has no body of ${type}`]),
    ...parameters.flatMap(({ name, required = false, schema = {} }): unknown[] => {
      const value = request.headers[name];
      if (value === undefined) return required ? [`there is no ${name}`] : [];
      return faultsBy(ajvOfHeaders, schema, value).map((fault) => [name, fault]);
    }),
    ...faultsOfEvent(told),
  ];
}

function webhookOf({ type }: Told): OperationObject | undefined {
  return webhooks[type]?.post;
}

function faultsBy(judge: Ajv2020, schema: Schema, value: unknown): unknown[] {
  const validate = judge.compile(schema);
  return validate(value) ? [] : (validate.errors ?? []);
}
