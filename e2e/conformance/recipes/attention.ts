import { requestedBy } from '../account.ts';
import { lowBalanceOf } from '../attention.ts';
import { bodyFrom } from '../bookings.ts';
import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { openAccount } from '../people.ts';
import type { Workspace } from '../workspace.ts';
import { listed, type Recipe } from './recipe.ts';

/** A company of its own, whose balance stays low, and the item that says so. */
async function itemIn(workspace: Workspace): Promise<Required<Pick<Call, 'who' | 'path'>>> {
  const { api, config, notes } = workspace;
  const known = notes.get('attention item') as Required<Pick<Call, 'who' | 'path'>> | undefined;
  if (known) return known;
  const account = await openAccount(api, config, 'company');
  const { id } = await lowBalanceOf(api, account, 0);
  const call = { who: requestedBy(account), path: { attention_id: id } };
  notes.set('attention item', call);
  return call;
}

const ofItem: Recipe = { call: itemIn };

export const attentionRecipes = {
  listAttention: listed('listAttention'),
  snoozeAttention: {
    call: async (workspace) => ({
      ...(await itemIn(workspace)),
      body: bodyFrom('snoozeAttention', workspace.draw),
    }),
  },
  finishAttention: ofItem,
  restoreAttention: ofItem,
} satisfies Partial<Record<OperationId, Recipe>>;
