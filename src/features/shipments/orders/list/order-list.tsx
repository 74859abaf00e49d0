import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';
import { useListUnknownSkus } from '../../../../api/generated/store-orders/store-orders.ts';
import { useGetProfile } from '../../../../api/generated/profile/profile.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { withTexts } from '../../../../i18n/with-texts.ts';
import { ListCount } from '../../../../shared/table/list-count.tsx';
import { useListCsv, useListPage } from '../../../../shared/table/use-list-page.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ProductIcon } from '../../../../ui/icons.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { ListFrame } from '../../../../ui/table/list-frame.tsx';
import { fromList } from '../../from-list.ts';
import { shipmentPaths } from '../../paths.ts';
import { ViewSwitch } from '../../view-switch.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderChips } from './order-chips.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { orderSource } from './order-query.ts';
import { useBookSeveral } from './use-book-several.tsx';

const ProductsDialog = lazy(async () => ({
  default: (
    await withTexts(
      ['shipments/orders/products', 'shipments/products'],
      import('../products/products-dialog.tsx'),
    )
  ).ProductsDialog,
}));

const rowName = ({ number }: StoreOrder) => number;
const renderCard = (order: StoreOrder) => <OrderCard order={order} />;

/** The orders of all stores of the company, searched, filtered and sorted by the server. */
export function OrderList() {
  const text = useText();
  const { data: profile } = useGetProfile();
  if (profile?.account_type === 'individual') {
    return (
      <>
        <PageHeader title={text('shipments.orders.title')} />
        <Panel>
          <EmptyState
            title={text('shipments.orders.companies')}
            description={text('shipments.orders.companies.lead')}
          />
        </Panel>
      </>
    );
  }
  return <Orders />;
}

function Orders() {
  const text = useText();
  const navigate = useNavigate();
  const list = useListPage(orderSource);
  const csv = useListCsv(orderSource, list.query, orderColumns);
  const { bulkActions, work } = useBookSeveral();
  return (
    <>
      <PageHeader
        title={text('shipments.orders.title')}
        description={
          !list.isEmpty &&
          !list.failed && (
            <ListCount
              counts={list.counts}
              countId="shipments.orders.count"
              atLeastId="shipments.orders.countAtLeast"
            />
          )
        }
        actions={<ProductsToAdd />}
      />
      <ViewSwitch current="orders" />
      {work}
      <Panel flush>
        {!list.isEmpty && (
          <OrderChips
            storeId={list.query.store_id}
            state={list.query.state}
            onChange={(state) => {
              list.address.change({ state });
            }}
          />
        )}
        <ListFrame
          list={list}
          label={text('shipments.orders.title')}
          allLabel={text('shipments.orders.all')}
          searchLabel={text('shipments.orders.search')}
          searchPlaceholder={text('shipments.orders.searchPlaceholder')}
          filters={<OrderFilters list={list} />}
          columns={orderColumns}
          csv={csv}
          bulkActions={bulkActions}
          rowName={rowName}
          onOpen={({ id }) => {
            void navigate(shipmentPaths.order(id), { state: fromList });
          }}
          renderCard={renderCard}
          empty={list.isEmpty && <NoOrders />}
          notFound={{
            title: text('shipments.orders.notFound.title'),
            description: text('shipments.orders.notFound.description'),
          }}
        />
      </Panel>
    </>
  );
}

/** Opens the product codes in orders of which the account has no product, if there are any. */
function ProductsToAdd() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const count = useListUnknownSkus().data?.data.length ?? 0;
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <Button
        variant="outline"
        startIcon={<ProductIcon size={18} />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {text('shipments.orders.productsToAdd', { count })}
      </Button>
      {isOpen && (
        <Suspense>
          <ProductsDialog
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
