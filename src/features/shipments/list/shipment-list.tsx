import { useNavigate } from 'react-router-dom';
import { listShipments } from '../../../api/generated/shipments/shipments.ts';
import { useText } from '../../../i18n/use-text.ts';
import { pricingPath } from '../../pricing/paths.ts';
import { shipmentPaths } from '../paths.ts';
import { ViewSwitch } from '../view-switch.tsx';
import { ListCount } from '../../../shared/table/list-count.tsx';
import { useListCsv, useListPage } from '../../../shared/table/use-list-page.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PlusIcon, UploadIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ListFrame } from '../../../ui/table/list-frame.tsx';
import { fromList } from '../from-list.ts';
import { ShipmentCard } from './shipment-card.tsx';
import { ShipmentFilters } from './shipment-filters.tsx';
import { shipmentRules } from './shipment-query.ts';
import { StatusTabs } from './status-tabs.tsx';
import { useBulkActions } from './use-bulk-actions.tsx';
import { useShipmentColumns } from './use-shipment-columns.ts';

const source = {
  name: 'shipments',
  operation: 'listShipments',
  load: listShipments,
  rules: shipmentRules,
};

/** Every shipment of the account, searched, filtered and sorted by the server. */
export function ShipmentList() {
  const text = useText();
  const navigate = useNavigate();
  const list = useListPage(source);
  const { columns, moreColumns, hasAll } = useShipmentColumns(source.name, list.owner);
  const csv = useListCsv(source, list.query, columns, hasAll);
  const { bulkActions, work } = useBulkActions(list.owner);

  return (
    <>
      <PageHeader
        title={text('shipments.list.title')}
        description={
          !list.isEmpty &&
          !list.failed && (
            <ListCount
              counts={list.counts}
              countId="shipments.list.count"
              atLeastId="shipments.list.countAtLeast"
            />
          )
        }
        actions={
          !list.isEmpty && (
            <>
              <ManyLink />
              <ButtonLink to={shipmentPaths.create} startIcon={<PlusIcon size={18} />}>
                {text('shipments.list.create')}
              </ButtonLink>
            </>
          )
        }
      />
      <ViewSwitch current="shipments" />
      {work}
      <Panel flush>
        {!list.isEmpty && <StatusTabs query={list.query} />}
        <ListFrame
          list={list}
          label={text('shipments.list.title')}
          allLabel={text('shipments.list.all')}
          searchLabel={text('shipments.list.search')}
          searchPlaceholder={text('shipments.list.searchPlaceholder')}
          filters={<ShipmentFilters list={list} />}
          columns={columns}
          moreColumns={moreColumns}
          csv={csv}
          bulkActions={bulkActions}
          rowName={({ tracking_number }) => tracking_number}
          onOpen={({ id }) => {
            void navigate(shipmentPaths.details(id), { state: fromList });
          }}
          renderCard={(shipment) => <ShipmentCard shipment={shipment} />}
          empty={list.isEmpty && <NeverShipped />}
          notFound={{
            title: text('shipments.list.notFound.title'),
            description: text('shipments.list.notFound.description'),
          }}
        />
      </Panel>
    </>
  );
}

/** The list of an account without shipments, with a link to its first one. */
function NeverShipped() {
  const text = useText();
  return (
    <EmptyState
      title={text('shipments.list.none.title')}
      description={text('shipments.list.none.description')}
      action={
        <>
          <ButtonLink to={shipmentPaths.create}>{text('shipments.list.create')}</ButtonLink>
          <ManyLink />
          <ButtonLink to={pricingPath} variant="outline">
            {text('shipments.list.none.price')}
          </ButtonLink>
        </>
      }
    />
  );
}

function ManyLink() {
  const text = useText();
  return (
    <ButtonLink to={shipmentPaths.import} variant="outline" startIcon={<UploadIcon size={18} />}>
      {text('shipments.list.many')}
    </ButtonLink>
  );
}
