import styled from '@emotion/styled';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../i18n/use-text.ts';
import { Folded } from '../../../../ui/forms/folded.tsx';
import { useFold } from '../../../../ui/forms/use-fold.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { BookingValues } from '../booking-values.ts';
import { OrderExtras, orderExtras } from './order-extras.tsx';
import { OrderLine } from './order-line.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ProductAdder } from './product-adder.tsx';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 });
// Buttons stand next to each other; the fields that they open have lines of their own.
const More = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  '& > :has(input, select)': { flexBasis: '100%' },
});

/** What is in the parcel: one line if it is known already. */
export function OrderSection() {
  const { control } = useFormContext<BookingValues>();
  const text = useText();
  const isUnknown = useWatch({ control, name: 'product_name' }) === '';
  const order = useFold(
    control,
    ['sku', 'product_name', 'quantity', 'price', 'further_products', 'reference_id'],
    isUnknown,
  );
  const extras = useFold(control, orderExtras);
  return (
    <Panel dense title={text('shipments.create.order')}>
      <Folded fold={order} name={text('shipments.create.order')} summary={<OrderSummary />}>
        <Stack>
          <OrderLine />
          <More>
            <ProductAdder />
            <Folded fold={extras} name={text('shipments.create.order.more')}>
              <OrderExtras />
            </Folded>
          </More>
        </Stack>
      </Folded>
    </Panel>
  );
}
