import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { useListShipments } from '../../../api/generated/shipments/shipments.ts';
import { listPage } from '../../../api/list-page.ts';
import { useRefusedCursor } from '../../../api/use-refused-cursor.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ListFrame } from '../../../ui/table/list-frame.tsx';
import { useListAddress } from '../../../ui/table/use-list-address.ts';
import { fromList } from '../from-list.ts';
import { ListCount } from './list-count.tsx';
import { NeverShipped, NothingFound } from './list-empty.tsx';
import { ListFilters } from './list-filters.tsx';
import { shipmentRules } from './shipment-query.ts';
import { pageTotals } from './page-totals.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useShipmentColumns } from './use-shipment-columns.ts';
import { useShipmentsCsv } from './use-shipments-csv.ts';

/** The name under which its columns and views are kept. */
const table = 'shipments';
const rowsPerPage = 25;
/** The order of the contract when none is asked for. */
const newestFirst = '-created_at';

/** `/shipments/MyShipments`: every shipment of the account, searched, filtered and sorted by the server. */
export function MyShipmentsPage() {
  const text = useText();
  const navigate = useNavigate();
  const address = useListAddress(shipmentRules);
  const { query } = address;
  const profile = useGetProfile();
  const { data, error, isError, isPlaceholderData, refetch } = useListShipments(
    { ...query, limit: rowsPerPage },
    { query: { placeholderData: keepPreviousData } },
  );
  useRefusedCursor(error, address.startOver);
  const owner = profile.data?.id;
  const { columns, isReady, isMissing, hasAll, loadAll } = useShipmentColumns(table, owner);
  const csv = useShipmentsCsv(query, hasAll);
  const { bulkActions, work } = useBulkActions(owner);
  const narrowed = shipmentRules.isNarrowed(query);
  const neverShipped = data?.page.total === 0 && !narrowed && !isPlaceholderData;

  return (
    <>
      <PageHeader
        title={text('shipments.list.title')}
        description={!neverShipped && !isError && <ListCount page={data?.page} />}
        actions={
          !neverShipped && (
            <ButtonLink to={paths.createShipment} startIcon={<PlusIcon size={18} />}>
              {text('shipments.list.create')}
            </ButtonLink>
          )
        }
      />
      {work}
      <Panel flush>
        <ListFrame
          name={table}
          owner={owner}
          label={text('shipments.list.title')}
          allLabel={text('shipments.list.all')}
          rules={shipmentRules}
          address={address}
          standardSort={newestFirst}
          rowsPerPage={rowsPerPage}
          // Whose columns to show is known with the profile.
          page={data && isReady && !profile.isPending ? listPage(data) : undefined}
          stale={isPlaceholderData}
          searchLabel={text('shipments.list.search')}
          searchPlaceholder={text('shipments.list.searchPlaceholder')}
          filters={<ListFilters query={query} onChange={address.change} />}
          columns={columns}
          onArranging={loadAll}
          rowId={({ id }) => id}
          rowName={({ tracking_number }) => tracking_number}
          totals={useMemo(() => data && pageTotals(data.data), [data])}
          onOpen={({ id }) => {
            void navigate(paths.shipmentDetails(id), { state: fromList });
          }}
          renderCard={(shipment) => <ShipmentCard shipment={shipment} />}
          failed={isError || isMissing}
          onRetry={() => {
            if (isMissing) loadAll();
            else void refetch();
          }}
          // Whoever arranged anything now would lose the columns that are missing.
          isEmpty={neverShipped || isMissing}
          empty={neverShipped ? <NeverShipped /> : <NothingFound onClear={address.clear} />}
          csv={csv}
          bulkActions={bulkActions}
        />
      </Panel>
    </>
  );
}
