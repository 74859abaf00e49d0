import type { QueryKey } from '@tanstack/react-query';
import type { operations } from '../../openapi/generated/types.ts';

type OperationId = keyof operations;

/** Which answers a successful mutation makes stale: the one place that says so. */
const table: Partial<Record<OperationId, readonly OperationId[]>> = {
  createShipment: [
    'listShipmentDrafts',
    'listShipments',
    'getBalance',
    'listTransactions',
    'getQuote',
  ],
  retryTopUp: ['getPaymentOutcome', 'getTopUp', 'getBalance', 'listTransactions'],
  createSavedReceiver: ['listSavedReceivers'],
  updateSavedReceiver: ['listSavedReceivers', 'getSavedReceiver'],
  deleteSavedReceiver: ['listSavedReceivers'],
  createParcelPreset: ['listParcelPresets'],
  updateParcelPreset: ['listParcelPresets', 'getParcelPreset'],
  deleteParcelPreset: ['listParcelPresets'],
  deleteShipmentDraft: ['listShipmentDrafts', 'getShipmentDraft'],
  changeEmail: ['getProfile'],
  changePhone: ['getProfile'],
  changePassword: ['listSessions'],
  createApiKey: ['listApiKeys'],
  rotateApiKey: ['listApiKeys'],
  revokeApiKey: ['listApiKeys'],
  renewStoreWebhook: ['listStoreWebhooks'],
  endSession: ['listSessions'],
  endOtherSessions: ['listSessions'],
  updateShipment: ['listShipments', 'getShipment', 'trackShipment'],
  cancelShipment: [
    'listShipments',
    'getShipment',
    'trackShipment',
    'getBalance',
    'listTransactions',
  ],
};

/**
 * Query keys to invalidate after a mutation with the given key. Generated keys begin with their
 * operationId, so each entry covers every parameter the operation was called with.
 */
export function staleAfter(mutationKey: readonly unknown[] = []): QueryKey[] {
  const [operation] = mutationKey;
  const stale = Object.entries(table).find(([mutation]) => mutation === operation)?.[1] ?? [];
  return stale.map((query) => [query]);
}
