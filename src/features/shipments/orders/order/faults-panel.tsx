import styled from '@emotion/styled';
import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { colors } from '../../../../ui/theme/tokens.ts';
import { WithRiyalSign } from '../../../../ui/text/with-riyal-sign.tsx';
import { useFaultText } from '../../import/use-fault-text.ts';
import { CityFault } from './city-fault.tsx';
import { FieldFault } from './field-fault.tsx';
import { openFaults } from './open-faults.ts';
import { useOrderChange } from './use-order.ts';

const List = styled('ul')({
  '& > li + li': {
    marginBlockStart: 20,
    paddingBlockStart: 20,
    borderBlockStart: `1px solid ${colors.line}`,
  },
});

/** What is wrong with an order, each with the way to correct it. */
export function FaultsPanel({ order }: { order: StoreOrder }) {
  const text = useText();
  const faultText = useFaultText();
  const correction = useOrderChange(order.id, 'shipments.orders.saved');
  const { ofFields, ofOrder } = openFaults(order);
  return (
    <Panel
      title={text('shipments.orders.faults')}
      description={text('shipments.orders.faults.lead')}
    >
      <List>
        {ofOrder.map((fault) => (
          <li key={fault.code}>
            <WithRiyalSign>{faultText(fault)}</WithRiyalSign>
          </li>
        ))}
        {ofFields.map((fault) => {
          const Fault = fault.code === 'unknown_city' ? CityFault : FieldFault;
          return (
            <li key={fault.field}>
              <Fault
                fault={fault}
                cells={order.cells}
                sending={
                  correction.isPending
                    ? (correction.sent?.cells?.find(({ field }) => field === fault.field)?.text ??
                      null)
                    : null
                }
                onCorrect={(written) => {
                  correction.change({ cells: [{ field: fault.field, text: written }] });
                }}
              />
            </li>
          );
        })}
      </List>
      {correction.refusal !== null && (
        <Notice tone="danger" assertive>
          {correction.refusal}
        </Notice>
      )}
    </Panel>
  );
}
