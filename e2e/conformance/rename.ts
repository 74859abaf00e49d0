import { randomInt } from 'node:crypto';
import { fits, partsOf, withValue } from './breaks.ts';
import type { Call } from './call.ts';
import type { Operation } from './contract.ts';
import { isAround } from './smaller.ts';

/** A change of a body that leaves its size as it is. */
export type Change = (body: unknown) => unknown;

const SIGNS = [...'abcdefghijklmnopqrstuvwxyzابتثجحخدذرزسشصضطظعغفقكلمنهوي'];

/**
 * Ways to repeat a request that created something with a name: each gives one text another value of
 * the same length, new each time.
 */
export function renamings({ body: schema }: Operation, call: Call, kept?: string): Change[] {
  if (!schema || call.body === undefined) return [];
  return partsOf(schema, call.body, [])
    .filter(({ path, schema: own }) => isFree(own) && !isAround(path, kept))
    .map(({ path: renamed }) => (body: unknown) => {
      const at = JSON.stringify(renamed);
      const place = partsOf(schema, body, []).find(({ path }) => JSON.stringify(path) === at);
      if (typeof place?.value !== 'string') return body;
      const other = [...place.value].map(() => SIGNS[randomInt(SIGNS.length)]).join('');
      return fits(place.schema, other) ? withValue(body, place.path, other) : body;
    });
}

/** Whether any text of the right length will do. */
function isFree({ type, enum: allowed, format }: Operation['body'] & object): boolean {
  return type === 'string' && allowed === undefined && format === undefined;
}
