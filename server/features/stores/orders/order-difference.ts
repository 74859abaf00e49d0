import type { components } from '../../../../openapi/generated/types.ts';
import { ALL_FIELDS } from '../../import-batches/reading/import-fields.ts';
import type { OrderRegisters } from './order-registers.ts';

type Difference = components['schemas']['StoreDifference'];

/** What is different between two states of what a store has told of an order. */
export function differences(before: OrderRegisters, after: OrderRegisters): Difference[] {
  const [from, to] = [partsOf(before), partsOf(after)];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.flatMap((part) => {
    const difference = { part, from: from[part] ?? '', to: to[part] ?? '' };
    return difference.from === difference.to ? [] : [difference];
  });
}

function partsOf({ number, status, content }: OrderRegisters): Record<string, string> {
  const known = content?.value;
  const cells = ALL_FIELDS.map((field) => [field, known?.cells[field] ?? ''] as const);
  return {
    number: number?.value ?? '',
    status: status?.value ?? '',
    payment: known?.payment ?? '',
    ...Object.fromEntries(cells),
    lines: (known?.lines ?? [])
      .map(({ sku = '', product_name = '', quantity = '' }) =>
        `${sku} ${product_name} × ${quantity}`.trim(),
      )
      .join('، '),
  };
}
