import { useIntl } from 'react-intl';
import type { ImportDateOrder } from '../../../../api/generated/model/import-date-order.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Card, Cards, Mark, tracksOf } from '../../../../ui/forms/choice-cards.ts';
import { FieldFrame } from '../../../../ui/forms/field-frame.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { AmbiguousDate } from './ambiguous-date.ts';
import type { Matching } from './use-matching.ts';

const orders: readonly ImportDateOrder[] = ['day_first', 'month_first'];
/** Where the file's own dates are not among the samples. */
const standing: AmbiguousDate = { written: '05/01', first: 5, second: 1 };

/** What 05/01 means in this file. It is asked once. */
export function DateOrder({ matching }: { matching: Matching }) {
  const text = useText();
  const intl = useIntl();
  const { dateOrder, setDateOrder, lacksOrder } = matching;
  const { written, first, second } = matching.example ?? standing;
  const dateIn = (order: ImportDateOrder) => {
    const [day, month] = order === 'day_first' ? [first, second] : [second, first];
    return intl.formatDate(new Date(Date.UTC(2027, month - 1, day, 9)), {
      day: 'numeric',
      month: 'long',
    });
  };
  return (
    <Panel>
      <FieldFrame
        group
        label={text('shipments.import.dates', { written })}
        help={text('shipments.import.dates.lead')}
        error={lacksOrder ? text('validation.required') : undefined}
      >
        {() => (
          <Cards data-invalid={lacksOrder} style={{ gridTemplateColumns: tracksOf(undefined) }}>
            {orders.map((order) => (
              <Card key={order}>
                <Mark
                  type="radio"
                  name="date_order"
                  value={order}
                  checked={dateOrder === order}
                  onChange={() => {
                    setDateOrder(order);
                  }}
                />
                <span>{dateIn(order)}</span>
              </Card>
            ))}
          </Cards>
        )}
      </FieldFrame>
    </Panel>
  );
}
