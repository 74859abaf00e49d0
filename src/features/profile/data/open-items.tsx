import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { asApiError } from '../../../api/errors.ts';
import type { AccountNotSettled } from '../../../api/generated/model/account-not-settled.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';

const List = styled('ul')({ display: 'grid', gap: 10, marginBlockStart: 10 });
const Figures = styled('div')({ fontWeight: 600 });

/** What keeps the account from being closed, after a try that was refused for it. */
export function OpenItems({ error }: { error: unknown }) {
  const text = useText();
  const intl = useIntl();
  const problem = asApiError(error)?.problem;
  if (!isNotSettled(problem)) return null;
  return (
    <Notice tone="danger" title={text('profile.data.close.open')} assertive>
      <List>
        {problem.open.map(({ code, count, amount }) => (
          <li key={code}>
            {text(`profile.data.close.open.${code}`)}
            <Figures>
              {count !== undefined &&
                text('profile.data.close.open.count', { count: intl.formatNumber(count) })}
              {count !== undefined && amount && <Separator />}
              {amount && <MoneyText value={amount} />}
            </Figures>
          </li>
        ))}
      </List>
    </Notice>
  );
}

function isNotSettled(problem: object | undefined): problem is AccountNotSettled {
  return problem !== undefined && 'code' in problem && problem.code === 'account_not_settled';
}
