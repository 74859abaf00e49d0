import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { Statement } from '../../../api/generated/model/statement.ts';
import { useGetStatement } from '../../../api/generated/statements/statements.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';
import { monthText } from '../month-text.ts';
import { StatementFiles } from './statement-files.tsx';

const Lines = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { paddingBlock: 10, textAlign: 'start', fontWeight: 400 },
  '& td:last-of-type': { textAlign: 'end' },
  '& tr + tr': { borderBlockStart: `1px solid ${colors.line}` },
  '& [data-edge] > *': { fontWeight: 600 },
});
const Title = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Count = styled('span')({ color: colors.inkMuted, ...typeScale.caption });
const Cash = styled('section')({
  marginBlockStart: 24,
  padding: 16,
  background: colors.sunken,
  borderRadius: radius.medium,
  '& h3': { ...typeScale.small, fontWeight: 600 },
  '& p': { marginBlockEnd: 12, color: colors.inkMuted, ...typeScale.caption },
});

/** One month: what the balance was, what moved it, and what it is; cash on delivery apart. */
export function StatementPanel({ month }: { month: string }) {
  const text = useText();
  const intl = useIntl();
  const { data, isError, refetch } = useGetStatement(month);
  return (
    <Panel
      title={
        <Title>
          {monthText(intl, month)}
          {data?.is_complete === false && (
            <StatusChip tone="progress">{text('billing.statements.underWay')}</StatusChip>
          )}
        </Title>
      }
      actions={<StatementFiles month={month} />}
    >
      {data ? (
        <Figures statement={data} />
      ) : isError ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton lines={6} />
      )}
    </Panel>
  );
}

function Figures({ statement }: { statement: Statement }) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { opening, closing, lines, cash_on_delivery: cash } = statement;
  const edge = (name: 'opening' | 'closing', value: Statement['opening']) => (
    <tr data-edge={name}>
      <th scope="row">{text(`billing.statements.${name}`)}</th>
      <td>
        <MoneyText value={value} />
      </td>
    </tr>
  );
  return (
    <>
      <Lines>
        <tbody>
          {edge('opening', opening)}
          {lines.map(({ kind, count, amount }) => (
            <tr key={kind}>
              <th scope="row">
                {nameOf('ledger_kind', kind)}
                <Separator />
                <Count>{text('billing.statements.times', { count })}</Count>
              </th>
              <td>
                <MoneyText value={amount} signed />
              </td>
            </tr>
          ))}
          {edge('closing', closing)}
        </tbody>
      </Lines>
      <Cash>
        <h3>{text('billing.cod')}</h3>
        <p>{text('billing.statements.cod.lead')}</p>
        <Facts
          arrangement="rows"
          facts={(['opening', 'collected', 'remitted', 'closing'] as const).map((name) => ({
            label: text(`billing.statements.cod.${name}`),
            value: <MoneyText value={cash[name]} />,
          }))}
        />
      </Cash>
    </>
  );
}
