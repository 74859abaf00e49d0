import { RegistrationCode } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import { schemaResolver } from '../../ui/forms/check-resolver.ts';

export const codeResolver = schemaResolver<{ code: string }, { code: string }>(RegistrationCode);
