import type { QueryClient } from '@tanstack/react-query';
import { asApiError } from '../../../api/errors.ts';
import type { Receiver } from '../../../api/generated/model/receiver.ts';
import {
  createSavedReceiver,
  getGetSavedReceiverQueryOptions,
  getListSavedReceiversQueryKey,
  updateSavedReceiver,
} from '../../../api/generated/receivers/receivers.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { keepingOf } from './keeping.ts';

/** Saves the receiver of a booking, as new or replacing the chosen one. */
export async function keepBookedReceiver(
  client: QueryClient,
  { message, ...receiver }: Receiver,
  takenId: string,
): Promise<void> {
  try {
    const taken = takenId === '' ? null : await findTaken(client, takenId);
    const keeping = keepingOf(receiver, taken);
    if (keeping === 'new') await createSavedReceiver(receiver);
    if (keeping === 'update' && taken) await updateSavedReceiver(taken.id, receiver);
  } catch (error) {
    // If it is saved already, nothing is left to do.
    if (asApiError(error)?.problem.code === 'already_saved') return;
    showToast({ tone: 'info', titleId: 'shipments.saved.notKept' });
  } finally {
    void client.invalidateQueries({ queryKey: getListSavedReceiversQueryKey() });
    void client.invalidateQueries({ queryKey: ['getSavedReceiver'] });
  }
}

/** The chosen receiver; null if it has been deleted. */
async function findTaken(client: QueryClient, id: string) {
  try {
    return await client.query({ ...getGetSavedReceiverQueryOptions(id), retry: false });
  } catch (error) {
    if (asApiError(error)?.status === 404) return null;
    throw error;
  }
}
