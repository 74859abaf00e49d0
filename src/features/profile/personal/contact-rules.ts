import { checkPhone } from '../../../../common/phone-rules.ts';
import { dropBlanks } from '../../../api/drop-blanks.ts';
import type { CodeChannel } from '../../../api/generated/model/code-channel.ts';
import { EmailChange, PhoneChange } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import type { ContactChange, ContactValues } from './contact-values.ts';

export function contactResolver(channel: CodeChannel) {
  return channel === 'email'
    ? ruledResolver<ContactValues, ContactChange>(EmailChange, ({ email, current_password }) => ({
        wire: { ...(dropBlanks({ email }) as object), current_password },
        violations: [],
      }))
    : ruledResolver<ContactValues, ContactChange>(PhoneChange, ({ phone, current_password }) => ({
        wire: { ...(dropBlanks({ phone }) as object), current_password },
        violations: checkPhone('/phone', phone, undefined),
      }));
}
