import type { KnownPlaces } from '../../../../common/place-rules.ts';
import { checkReceiver } from '../../../../common/receiver-rules.ts';
import type { SavedReceiverInput } from '../../../api/generated/model/saved-receiver-input.ts';
import { SavedReceiverInput as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { checkResolver } from '../../../ui/forms/check-resolver.ts';
import { encodeFieldMessage } from '../../../ui/forms/field-message.ts';
import { fieldOf } from '../create/field-of.ts';
import type { ReceiverForm } from '../create/receiver/receiver-values.ts';
import { receiverInputOf } from './receiver-input.ts';

/** Validates a receiver by the contract and the rules for addresses. */
export function receiverResolver(places: KnownPlaces) {
  return checkResolver<ReceiverForm, SavedReceiverInput>((values) => {
    const wire = receiverInputOf(values, places);
    const { data, error } = schema.safeParse(wire);
    const faults = [
      // First because they are more specific: a phone number that is too short also has a wrong
      // format.
      ...checkReceiver('', wire, places).map((violation) => ({
        path: violation.pointer.slice(1),
        message: encodeFieldMessage(violation),
      })),
      ...(error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
    ].map(({ path, message }) => ({ path: fieldOf(`receiver.${path}`, values), message }));
    return data && faults.length === 0 ? { ok: true, output: data } : { ok: false, faults };
  });
}
