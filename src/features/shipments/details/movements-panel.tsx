import styled from '@emotion/styled';
import type { LedgerTransaction } from '../../../api/generated/model/ledger-transaction.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useListTransactions } from '../../../api/generated/balance/balance.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';

const List = styled('ul')({
  display: 'grid',
  gap: 12,
  '& > li': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& > li + li': { paddingBlockStart: 12, borderBlockStart: `1px solid ${colors.line}` },
});
const End = styled('div')({ textAlign: 'end', flexShrink: 0 });
const Quiet = styled('p')({ color: colors.inkMuted, ...typeScale.caption });
const Amount = styled('p')({
  fontWeight: 500,
  '&[data-in="true"]': { color: colors.success },
});

/** The shipment's movements in the ledger, newest first. */
export function MovementsPanel({ shipment: { id } }: { shipment: Shipment }) {
  const text = useText();
  const { data, isError, refetch } = useListTransactions({ shipment_id: id, limit: 100 });
  // A mock server's examples include movements of other shipments.
  const movements = data?.data.filter(({ shipment_id }) => shipment_id === id);
  return (
    <Panel title={text('shipments.movements.title')}>
      {movements && (
        <List>
          {movements.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </List>
      )}
      {movements?.length === 0 && <Quiet>{text('shipments.movements.none')}</Quiet>}
      {!movements && isError && <FailedState onRetry={() => void refetch()} />}
      {!movements && !isError && <LinesSkeleton lines={2} height={28} />}
    </Panel>
  );
}

function Movement({ movement }: { movement: LedgerTransaction }) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { kind, amount, cash_on_delivery: collected, created_at, balance_after } = movement;
  return (
    <li>
      <div>
        <p>{nameOf('ledger_kind', kind)}</p>
        <Quiet>
          <DateText value={created_at} format="short" />
        </Quiet>
      </div>
      <End>
        <Amount data-in={amount.amount > 0}>
          <MoneyText value={collected ?? amount} signed />
        </Amount>
        <Quiet>
          {collected ? (
            text('shipments.movements.beside')
          ) : (
            <>
              {text('shipments.movements.after')} <MoneyText value={balance_after} />
            </>
          )}
        </Quiet>
      </End>
    </li>
  );
}
