import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { components } from '../../openapi/generated/payment-provider.ts';

export type Schemas = components['schemas'];

const CONTRACT = 'https://mizan.example/payment-provider';

const file = new URL('../../openapi/payment-provider.yaml', import.meta.url);
const ajv = new Ajv2020({ strict: false, schemas: [] });
addFormats.default(ajv);
ajv.addSchema(parse(readFileSync(file, 'utf8')) as object, CONTRACT);

/** Validates a value with a schema of `openapi/payment-provider.yaml`. */
export function validatorOf<Name extends keyof Schemas>(
  name: Name,
): ValidateFunction<Schemas[Name]> {
  return ajv.compile<Schemas[Name]>({ $ref: `${CONTRACT}#/components/schemas/${name}` });
}
