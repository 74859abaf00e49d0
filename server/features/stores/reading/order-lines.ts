import type { Cells } from '../../import-batches/reading/import-fields.ts';
import { filled } from './payload.ts';

/** A product of an order as the store has it, in the texts of cells. */
export interface StoreLine {
  sku: string;
  name: string;
  quantity: string;
  /** Of all pieces, such as `154.00 SAR`. */
  price: string;
}

interface JoinedLines {
  first: Cells;
  further: Cells[];
  /** Names the gifts. */
  note: string;
}

/**
 * The products of an order as rows of a file. Gifts, which cost nothing, go along as a note, because
 * goods have a price; an order of gifts alone stays as it is.
 */
export function joinLines(lines: readonly StoreLine[]): JoinedLines {
  const priced = lines.filter(({ price }) => !isNothing(price));
  const [first, ...further] = (priced.length > 0 ? priced : lines).map(cellsOf);
  const gifts = priced.length > 0 ? lines.filter(({ price }) => isNothing(price)) : [];
  return {
    first: first ?? {},
    further,
    note: gifts
      .map(({ name, sku, quantity }) => `${name || sku} × ${quantity || '1'}`)
      .join('، ')
      .slice(0, MOST),
  };
}

/** Letters of a note, as the contract says. */
const MOST = 500;

function cellsOf({ sku, name, quantity, price }: StoreLine): Cells {
  return filled({ sku, product_name: name, quantity, price });
}

function isNothing(price: string): boolean {
  return /^0+(?:\.0*)?(?:\s|$)/.test(price);
}
