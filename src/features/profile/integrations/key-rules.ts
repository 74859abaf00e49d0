import type { ApiKeyCreate as NewKey } from '../../../api/generated/model/api-key-create.ts';
import { ApiKeyCreate } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';

/** A name, and at least one permission. */
export const keyResolver = ruledResolver<NewKey, NewKey>(ApiKeyCreate, (values) => ({
  wire: values,
  violations: values.scopes.length > 0 ? [] : [{ pointer: '/scopes', code: 'required' }],
}));
