import { keepPreviousData } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { useNavigate } from 'react-router-dom';
import { useListShipments } from '../../../api/generated/shipments/shipments.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { fromList } from '../from-list.ts';
import { countedTotal } from './counted-total.ts';
import { ListCount } from './list-count.tsx';
import { NeverShipped, NothingFound } from './list-empty.tsx';
import { isNarrowed } from './list-question.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { shipmentColumns } from './shipment-columns.tsx';
import { useListAddress } from './use-list-address.ts';

const rowsPerPage = 25;
/** The order of the contract when none is asked for. */
const newestFirst = '-created_at';

/** `/shipments/MyShipments`: every shipment of the account, searched, filtered and sorted by the server. */
export function MyShipmentsPage() {
  const text = useText();
  const navigate = useNavigate();
  const address = useListAddress();
  const { question, page } = address;
  const { data, isError, isPlaceholderData, refetch } = useListShipments(
    { ...question, limit: rowsPerPage },
    { query: { placeholderData: keepPreviousData } },
  );
  const narrowed = isNarrowed(question);
  const neverShipped = data?.page.total === 0 && !narrowed && !isPlaceholderData;
  const first = page === undefined ? undefined : (page - 1) * rowsPerPage + 1;

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
      <Panel flush>
        {!neverShipped && (
          <ListToolbar
            question={question}
            onSearch={address.search}
            onChange={address.change}
            onClear={address.clear}
          />
        )}
        <DataTable
          label={text('shipments.list.title')}
          columns={shipmentColumns}
          rows={data?.data}
          rowId={({ id }) => id}
          sort={question.sort ?? newestFirst}
          onSortChange={(sort) => {
            address.change({ sort: sort === newestFirst ? undefined : sort });
          }}
          onOpen={({ id }) => {
            void navigate(paths.shipmentDetails(id), { state: fromList });
          }}
          renderCard={(shipment) => <ShipmentCard shipment={shipment} />}
          failed={isError}
          onRetry={() => {
            void refetch();
          }}
          stale={isPlaceholderData}
          empty={neverShipped ? <NeverShipped /> : <NothingFound onClear={address.clear} />}
          footer={
            data && (
              <Pager
                range={
                  first === undefined
                    ? undefined
                    : { from: first, to: first + data.data.length - 1 }
                }
                total={countedTotal(data.page)}
                totalIsCapped={data.page.total_is_capped}
                onPrevious={address.previous}
                startsOver={address.startsOver}
                onNext={nextPage(data.page.next_cursor, address.next)}
                loading={isPlaceholderData}
              />
            )
          }
        />
      </Panel>
    </>
  );
}

function nextPage(cursor: string | undefined, next: (cursor: string) => void) {
  if (cursor === undefined) return undefined;
  return () => {
    next(cursor);
  };
}
