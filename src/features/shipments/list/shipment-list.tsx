import styled from '@emotion/styled';
import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { listShipments } from '../../../api/generated/shipments/shipments.ts';
import { useText } from '../../../i18n/use-text.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { pricingPath } from '../../pricing/paths.ts';
import { KeysButton } from '../panel/keys-button.tsx';
import { focusRow, useListKeys } from '../panel/use-list-keys.ts';
import { useOpenShipment } from '../panel/use-open-shipment.ts';
import { shipmentPaths } from '../paths.ts';
import { ViewSwitch } from '../view-switch.tsx';
import { ListCount } from '../../../shared/table/list-count.tsx';
import { useListCsv, useListPage } from '../../../shared/table/use-list-page.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
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

const ShipmentPanel = lazy(async () => ({
  default: (
    await withTexts(
      ['shipments/panel', 'shipments/details', 'shipments/labels'],
      import('../panel/shipment-panel.tsx'),
    )
  ).ShipmentPanel,
}));
const KeysDialog = lazy(async () => ({
  default: (await withTexts('shipments/panel', import('../panel/keys-dialog.tsx'))).KeysDialog,
}));

const Beside = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  '&[data-open="true"]': {
    gridTemplateColumns: 'minmax(0, 1fr) 420px',
    // The filters keep to their line, so that the rows stay where they were.
    '& [role="search"] [role="group"]': {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '& > *': { flexShrink: 0 },
    },
  },
});

const rowName = ({ tracking_number }: Shipment) => tracking_number;
const renderCard = (shipment: Shipment) => <ShipmentCard shipment={shipment} />;

/** Every shipment of the account, searched, filtered and sorted by the server. */
export function ShipmentList() {
  const text = useText();
  const navigate = useNavigate();
  const list = useListPage(source);
  const { columns, moreColumns, hasAll } = useShipmentColumns(source.name, list.owner);
  const csv = useListCsv(source, list.query, columns, hasAll);
  const { bulkActions, work } = useBulkActions(list.owner);
  const [showsKeys, setShowsKeys] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { hasRoom, openId, ...panel } = useOpenShipment();
  const ids = (list.page?.rows ?? []).map(({ id }) => id);
  const toPage = (id: string) => {
    void navigate(shipmentPaths.details(id), { state: fromList });
  };
  const open = hasRoom ? panel.open : toPage;
  const showKeys = () => {
    setShowsKeys(true);
  };
  const close = () => {
    panel.close();
    focusRow(box.current, ids.indexOf(openId ?? ''));
  };
  useListKeys({
    ...{ box, ids, openId },
    onShow: panel.open,
    onClose: close,
    onPage: toPage,
    onKeys: showKeys,
  });

  return (
    <>
      <PageHeader
        title={text('shipments.list.title')}
        description={
          !list.isEmpty &&
          !list.failed && (
            <>
              <ListCount
                counts={list.counts}
                countId="shipments.list.count"
                atLeastId="shipments.list.countAtLeast"
              />
              <KeysButton onClick={showKeys} />
            </>
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
      <Beside data-open={openId !== undefined}>
        <div
          ref={box}
          onClickCapture={(event) => {
            const id = hasRoom && linkedRow(event, ids);
            if (id === false || id === undefined) return;
            event.preventDefault();
            panel.open(id);
          }}
        >
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
              rowName={rowName}
              onOpen={({ id }) => {
                open(id);
              }}
              openRow={openId}
              renderCard={renderCard}
              empty={list.isEmpty && <NeverShipped />}
              notFound={{
                title: text('shipments.list.notFound.title'),
                description: text('shipments.list.notFound.description'),
              }}
            />
          </Panel>
        </div>
        {openId !== undefined && (
          <Suspense
            fallback={
              <Panel>
                <LinesSkeleton lines={8} height={28} />
              </Panel>
            }
          >
            <ShipmentPanel key={openId} id={openId} onClose={close} />
          </Suspense>
        )}
      </Beside>
      {showsKeys && (
        <Suspense>
          <KeysDialog
            onClose={() => {
              setShowsKeys(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * The shipment whose link was clicked as a link is followed. With another button or a key held, the
 * browser opens its page; the Enter key follows it there too.
 */
function linkedRow(event: MouseEvent, ids: readonly string[]): string | undefined {
  const { target, button, detail, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (button !== 0 || detail === 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('tbody a') : null;
  return ids.find((id) => link?.getAttribute('href') === shipmentPaths.details(id));
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
