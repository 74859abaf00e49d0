import type { components } from '../../../openapi/generated/types.ts';
import type { Queryable } from '../../db/database.ts';
import { invalidFields } from '../../http/problem.ts';
import { courierName } from '../favorites/store.ts';

/** @throws ProblemError 422 unless a courier is named exactly where one is asked for, and is known. */
export async function checkChoice(
  db: Queryable,
  { choice, courier_id }: components['schemas']['ImportChoice'],
): Promise<void> {
  const pointer = '/courier_id';
  if (choice !== 'courier') {
    if (courier_id !== undefined) throw invalidFields([{ pointer, code: 'not_allowed' }]);
    return;
  }
  if (courier_id === undefined) throw invalidFields([{ pointer, code: 'required' }]);
  if (!(await courierName(db, courier_id))) {
    throw invalidFields([{ pointer, code: 'invalid_value' }]);
  }
}
