import { keepPreviousData } from '@tanstack/react-query';
import { useListTransactions } from '../../../api/generated/balance/balance.ts';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { listPage } from '../../../api/list-page.ts';
import { useRefusedCursor } from '../../../api/use-refused-cursor.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ListFrame } from '../../../ui/table/list-frame.tsx';
import { useListAddress } from '../../../ui/table/use-list-address.ts';
import { CsvButton } from './csv-button.tsx';
import { LedgerFilters } from './ledger-filters.tsx';
import { ledgerColumns } from './ledger-columns.tsx';
import { filterOf, ledgerRules } from './ledger-rules.ts';
import { MovementCard } from './movement-card.tsx';
import { ShownTopUp } from './shown-top-up.tsx';

const rowsPerPage = 25;
/** The order of the contract when none is asked for. */
const newestFirst = '-created_at';

/** Every movement of the balance, searched and filtered by the server. */
export function Ledger() {
  const text = useText();
  const address = useListAddress(ledgerRules);
  const { query } = address;
  const profile = useGetProfile();
  const { data, error, isError, isPlaceholderData, refetch } = useListTransactions(
    { ...query, limit: rowsPerPage },
    { query: { placeholderData: keepPreviousData } },
  );
  useRefusedCursor(error, address.startOver);
  return (
    <Panel
      flush
      title={text('billing.ledger')}
      actions={<CsvButton filter={filterOf(query)} disabled={data?.data.length === 0} />}
    >
      <ListFrame
        name="ledger"
        owner={profile.data?.id}
        label={text('billing.ledger')}
        allLabel={text('billing.ledger.all')}
        rules={ledgerRules}
        address={address}
        standardSort={newestFirst}
        rowsPerPage={rowsPerPage}
        // Whose columns to show is known with the profile.
        page={data && !profile.isPending ? listPage(data) : undefined}
        stale={isPlaceholderData}
        searchLabel={text('billing.ledger.search')}
        searchPlaceholder={text('billing.ledger.searchPlaceholder')}
        filters={<LedgerFilters query={query} onChange={address.change} />}
        columns={ledgerColumns}
        rowId={({ id }) => id}
        renderCard={(movement) => <MovementCard movement={movement} />}
        failed={isError}
        onRetry={() => {
          void refetch();
        }}
        empty={
          <EmptyState
            art="search"
            title={text('billing.ledger.notFound.title')}
            description={text('billing.ledger.notFound.description')}
            action={
              <Button variant="outline" onClick={address.clear}>
                {text('ui.filters.clearAll')}
              </Button>
            }
          />
        }
      />
      <ShownTopUp />
    </Panel>
  );
}
