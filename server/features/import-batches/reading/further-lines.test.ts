import { describe, expect, it } from 'vitest';
import { firstRowOf, isDecisive, partOf, type PlacedPart } from './further-lines.ts';
import type { Cells } from './import-fields.ts';

const first = (reference: string): Cells => ({
  reference_id: reference,
  product_name: 'a',
  'receiver.full_name': 'x',
});
const line = (reference: string): Cells => ({ reference_id: reference, sku: 'A' });

/** Which row each row is joined to; rows count from 2. */
function joined(rows: readonly Cells[]): (number | null)[] {
  let above: PlacedPart | undefined;
  return rows.map((cells, index) => {
    const part = partOf(cells);
    above = { ...part, row: index + 2, joinedTo: firstRowOf(part, above) };
    return above.joinedTo;
  });
}

describe('further lines', () => {
  it.each<[string, Cells[], (number | null)[]]>([
    ['follow their order', [first('1'), line('1'), line('1')], [null, 2, 2]],
    ['belong to the order right above', [first('1'), first('1'), line('1')], [null, null, 3]],
    ['are told by their reference', [first('1'), line('2'), line('2')], [null, null, null]],
    ['are told by its text without spaces', [first(' 1'), line('1 ')], [null, 2]],
    ['are parted by another order', [first('1'), first('2'), line('1')], [null, null, null]],
    ['are parted by a line of another', [first('1'), line('2'), line('1')], [null, null, null]],
    ['are parted by an empty row', [first('1'), {}, line('1')], [null, null, null]],
    ['need an order above', [line('1'), first('1')], [null, null]],
    ['need a receiver above', [{ reference_id: '1' }, line('1')], [null, null]],
    ['need a reference', [{ ...first(''), reference_id: '' }, line('')], [null, null]],
    ['are none of the sample', [first('SAMPLE ORDER'), line('SAMPLE ORDER')], [null, null]],
    ['need a product', [first('1'), { reference_id: '1', quantity: '2' }], [null, null]],
    [
      'may repeat the e-mail of the receiver',
      [first('1'), { ...line('1'), 'receiver.email': 'receiver@customer.example' }],
      [null, 2],
    ],
    [
      'are orders of their own with a receiver',
      [first('1'), { ...line('1'), 'receiver.phone': '0500000101' }],
      [null, null],
    ],
  ])('%s', (_, rows, expected) => {
    expect(joined(rows)).toEqual(expected);
  });

  it('are decided by reference, product and receiver alone', () => {
    const decisive = ['reference_id', 'sku', 'product_name', 'receiver.city'] as const;
    expect(decisive.every(isDecisive)).toBe(true);
    expect(isDecisive('quantity')).toBe(false);
    expect(isDecisive('receiver.email')).toBe(false);
  });
});
