import { parsePhone } from '../../../../common/phone.ts';
import { CITIES } from '../../../reference/places/cities.ts';
import { cellsOf } from '../../import-batches/cells-of.ts';
import { readCells } from '../../import-batches/reading/read-cells.ts';
import { wordsToFind } from '../../shipments/list/shipment-search.ts';
import type { OrderContent } from '../reading/store-event.ts';
import { type OrdersContext, rowsOf } from './read-orders.ts';
import type { JudgedOrderRow } from './store-order.ts';

/** What lists find and filter an order by. */
export function summaryOf(
  { platform_id, registers, edits }: JudgedOrderRow,
  content: OrderContent | undefined,
  context: OrdersContext,
) {
  const number = registers.number?.value ?? platform_id;
  const common = { number, status: registers.status?.value ?? null };
  if (!content) {
    return {
      ...common,
      ...{ payment: null, city: null, amount_to_collect: null, placed_at: null },
      search_text: wordsToFind([number]),
    };
  }
  const [first, ...lines] = rowsOf(content, edits, context);
  const cells = cellsOf(first, context.columns);
  const { values } = readCells(cells, context.reading);
  const city = values['receiver.city'];
  const code = typeof city === 'object' ? city.code : null;
  const collected = values['sender.amount_to_collect'];
  return {
    ...common,
    payment: content.payment,
    city: code,
    amount_to_collect: collected && collected.currency === 'SAR' ? collected.amount : null,
    placed_at: content.placed_at,
    search_text: wordsToFind([
      number,
      cells['receiver.full_name'],
      ...phoneTexts(cells['receiver.phone'], cells['receiver.country']),
      cells['receiver.email'],
      cells['receiver.city'],
      ...namesOf(code),
      ...[cells, ...lines.map((line) => cellsOf(line, context.columns))].flatMap(
        ({ sku, product_name }) => [sku, product_name],
      ),
    ]),
  };
}

/** A phone in the ways in which people write it. */
function phoneTexts(phone = '', country = 'SA'): string[] {
  const parsed = parsePhone(phone, country);
  return parsed.ok ? [parsed.e164, parsed.national.replace(/\D/g, '')] : [phone];
}

function namesOf(code: string | null): string[] {
  const city = CITIES.find((each) => each.code === code);
  return city ? [city.code, city.name.ar, city.name.en] : [];
}
