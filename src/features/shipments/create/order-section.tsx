import { useText } from '../../../i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { OrderFields } from './order-fields.tsx';

/** What was bought. */
export function OrderSection() {
  const text = useText();
  return (
    <Panel title={text('shipments.create.order')}>
      <OrderFields />
    </Panel>
  );
}
