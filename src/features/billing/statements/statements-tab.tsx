import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { StatementMonth } from '../../../api/generated/model/statement-month.ts';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { useListStatements } from '../../../api/generated/statements/statements.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';
import { profileTabPath } from '../../profile/paths.ts';
import { monthText } from '../month-text.ts';
import { billingPaths } from '../paths.ts';
import { StatementPanel } from './statement-panel.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});
const Months = styled('ul')({
  display: 'grid',
  maxBlockSize: 480,
  padding: 8,
  overflowY: 'auto',
  '@media (max-width: 899.95px)': { maxBlockSize: 220 },
});
const Month = styled(Link)({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  paddingBlock: 10,
  paddingInline: 16,
  color: colors.ink,
  borderRadius: radius.medium,
  textDecoration: 'none',
  ...typeScale.small,
  '&:hover': { background: colors.sunken },
  '&[aria-current]': {
    color: colors.verdigrisDark,
    background: colors.verdigrisSoft,
    fontWeight: 600,
  },
});
const Mail = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  paddingBlock: 16,
  paddingInline: 24,
  color: colors.inkMuted,
  borderBlockStart: `1px solid ${colors.line}`,
  ...typeScale.small,
});

/** The statement of each month: the months, and the chosen one beside them. */
export function StatementsTab() {
  const text = useText();
  const [params] = useSearchParams();
  const { data, isError, refetch } = useListStatements();
  if (!data) {
    return (
      <Panel>
        {isError ? <FailedState onRetry={() => void refetch()} /> : <LinesSkeleton lines={8} />}
      </Panel>
    );
  }
  const chosen = data.data.find(({ month }) => month === params.get('month')) ?? data.data[0];
  return (
    <Columns>
      <Panel flush title={text('billing.statements.months')}>
        <MonthList months={data.data} chosen={chosen?.month} />
        <MailChoice />
      </Panel>
      {chosen && <StatementPanel key={chosen.month} month={chosen.month} />}
    </Columns>
  );
}

interface MonthListProps {
  months: readonly StatementMonth[];
  chosen: string | undefined;
}

function MonthList({ months, chosen }: MonthListProps) {
  const text = useText();
  const intl = useIntl();
  return (
    <Months tabIndex={0} aria-label={text('billing.statements.months')}>
      {months.map(({ month, closing }) => (
        <li key={month}>
          <Month
            to={`${billingPaths.tab('statements')}&month=${month}`}
            aria-current={month === chosen ? 'true' : undefined}
            preventScrollReset
          >
            <span>{monthText(intl, month)}</span>
            <MoneyText value={closing} />
          </Month>
        </li>
      ))}
    </Months>
  );
}

/** Whether statements are sent by e-mail, and where that is changed. */
function MailChoice() {
  const text = useText();
  const { data: profile } = useGetProfile();
  if (!profile) return null;
  return (
    <Mail>
      <span>{text(`billing.statements.mail.${profile.statement_emails ? 'on' : 'off'}`)}</span>
      <Link to={profileTabPath('personal')}>{text('billing.statements.mail.change')}</Link>
    </Mail>
  );
}
