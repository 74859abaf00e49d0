import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { withTexts } from '../../i18n/with-texts.ts';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { BalanceTab } from './balance-tab.tsx';
import { billingPaths, billingTabs } from './paths.ts';

const parts = {
  balance: BalanceTab,
  invoices: lazy(async () => ({
    default: await withTexts(
      'billing/invoices',
      import('./invoices/invoices-tab.tsx').then(({ InvoicesTab }) => InvoicesTab),
    ),
  })),
  statements: lazy(async () => ({
    default: await withTexts(
      'billing/statements',
      import('./statements/statements-tab.tsx').then(({ StatementsTab }) => StatementsTab),
    ),
  })),
};

/** `/payment`: the balance, the invoices and the statements, one tab at a time. */
export function Component() {
  const text = useText();
  const [params] = useSearchParams();
  const current = billingTabs.find((tab) => tab === params.get('tab')) ?? billingTabs[0];
  const Part = parts[current];
  return (
    <>
      <PageHeader title={text('billing.title')} />
      <TabLinks
        label={text('billing.tabs')}
        tabs={billingTabs.map((id) => ({
          id,
          label: text(`billing.tab.${id}`),
          to: billingPaths.tab(id),
        }))}
        current={current}
      />
      <Suspense
        key={current}
        fallback={
          <Panel>
            <LinesSkeleton lines={8} height={28} />
          </Panel>
        }
      >
        <Part />
      </Suspense>
    </>
  );
}
