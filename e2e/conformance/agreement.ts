import { rulesFor } from '../../codegen/agreement/agreement.ts';
import { partsOf } from '../../codegen/agreement/parts.ts';
import { type Schema, valueAt } from '../../common/contract/document.ts';
import { operationsOf } from '../../common/contract/operations.ts';
import type { Answer } from './answer.ts';
import { document } from './contract.ts';

/** The schemas of answers that succeed, with the names of what they refer to. */
const schemas = new Map(
  operationsOf(document).flatMap(({ id, responses }) =>
    [...responses].flatMap(([status, pointer]) =>
      pointer === null || status >= 300
        ? []
        : [[`${id} ${status}`, valueAt(document, pointer) as Schema] as const],
    ),
  ),
);

/** What in an answer does not agree with the rest of it, in words. */
export function disagreementsIn({ id, call, status, body }: Answer): string[] {
  const schema = schemas.get(`${id} ${status}`);
  // A page that is not the first has fewer rows than its totals say.
  if (!schema || typeof body !== 'object' || call.query?.cursor !== undefined) return [];
  return partsOf(document, { schema, value: body }).flatMap((part) =>
    rulesFor(part).flatMap(({ says, faultsOf }) =>
      faultsOf({ part }).map((fault) => `${says}: at ${part.pointer || '/'}, ${fault}`),
    ),
  );
}
