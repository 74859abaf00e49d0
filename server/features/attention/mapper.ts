import type { components } from '../../../openapi/generated/types.ts';
import { withoutNulls } from '../../http/without-nulls.ts';
import { type AttentionKind, KINDS, KINDS_IN_ORDER } from './kinds.ts';
import { type AttentionRow, MOST_OF_A_KIND } from './store.ts';

type Schemas = components['schemas'];

/** What of the items is returned; of every kind without `kind`. */
export interface AttentionPage {
  kind: AttentionKind | undefined;
  limit: number;
}

/** @param rows at most one above {@link MOST_OF_A_KIND} of each kind, in the order of time. */
export function toAttentionList(
  rows: readonly AttentionRow[],
  { kind, limit }: AttentionPage,
): Omit<Schemas['AttentionList'], 'snoozed'> {
  const found = KINDS_IN_ORDER.map((each) => {
    const all = rows.filter((row) => row.kind === each);
    const items = all.slice(0, MOST_OF_A_KIND);
    return { kind: each, items, has_more: all.length > items.length };
  }).filter(({ items }) => items.length > 0);
  return {
    data: found
      .flatMap((each) => (kind === undefined || kind === each.kind ? each.items : []))
      .slice(0, limit)
      .map(toAttentionItem),
    counts: found.map((each) => ({
      kind: each.kind,
      count: each.items.length,
      has_more: each.has_more,
    })),
    total: found.reduce((sum, { items }) => sum + items.length, 0),
    has_more: found.some(({ has_more }) => has_more),
  };
}

function toAttentionItem(row: AttentionRow): Schemas['AttentionItem'] {
  const { kind, subject, label, receiver_name, top_up_id, amount, currency } = row;
  return {
    id: `${kind}-${subject}`,
    kind,
    since: row.since.toISOString(),
    ...(label !== null &&
      (receiver_name === null
        ? { order: { id: subject, number: label } }
        : { shipment: { id: subject, tracking_number: label, receiver_name } })),
    ...(amount !== null && currency !== null && { amount: { amount, currency } }),
    ...withoutNulls({
      top_up: top_up_id === null ? null : { id: top_up_id },
      snoozed_until: row.snoozed_until?.toISOString(),
    }),
  };
}

/** @returns undefined for an id that no item can have. */
export function readItemId(id: string): { kind: AttentionKind; subject: string } | undefined {
  const [kind = '', subject = ''] = id.split('-');
  return isKind(kind) ? { kind, subject } : undefined;
}

function isKind(text: string): text is AttentionKind {
  return Object.hasOwn(KINDS, text);
}
