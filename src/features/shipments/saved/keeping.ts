import type { SavedReceiverInput } from '../../../api/generated/model/saved-receiver-input.ts';
import type { SavedReceiver } from '../../../api/generated/model/saved-receiver.ts';

/**
 * What saving a receiver means: a new person, an update of the chosen one, or nothing if everything
 * is saved already. With another name and another phone number it is a different person.
 */
export function keepingOf(
  receiver: Partial<SavedReceiverInput>,
  taken: SavedReceiver | null,
): 'new' | 'update' | 'kept' {
  if (!taken) return 'new';
  const { id, created_at, updated_at, is_paused, ...kept } = taken;
  if (receiver.phone !== kept.phone && receiver.full_name !== kept.full_name) return 'new';
  const fields = new Set([...Object.keys(kept), ...Object.keys(receiver)]) as Set<
    keyof SavedReceiverInput
  >;
  return [...fields].every((field) => receiver[field] === kept[field]) ? 'kept' : 'update';
}
