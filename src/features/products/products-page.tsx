import styled from '@emotion/styled';
import { lazy, Suspense, useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { Product } from '../../api/generated/model/product.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { useText } from '../../i18n/use-text.ts';
import { productName } from '../../shared/products/product-name.ts';
import { ListCount } from '../../shared/table/list-count.tsx';
import { useListPage } from '../../shared/table/use-list-page.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PlusIcon, UploadIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { ListFrame } from '../../ui/table/list-frame.tsx';
import { ExportButton } from './export-button.tsx';
import { newProduct, productImport } from './paths.ts';
import { useProductAddress } from './product-address.ts';
import { ProductCard } from './product-card.tsx';
import { productColumns } from './product-columns.tsx';
import { ProductFilters } from './product-filters.tsx';
import { productSource } from './product-query.ts';
import { useBulkProducts } from './use-bulk-products.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}));
const ProductDialog = lazy(async () => ({
  default: (await import('./product-dialog.tsx')).ProductDialog,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const renderCard = (product: Product) => <ProductCard product={product} />;

/** `/products`: what the account sends, searched, filtered and sorted by the server. */
export function Component() {
  const text = useText();
  const { locale } = useLocale();
  const rowName = useCallback((product: Product) => productName(product, locale), [locale]);
  const list = useListPage(productSource);
  const { shown, open, close } = useProductAddress();
  const { bulkActions, work } = useBulkProducts(list.query.archived === true);
  const add = (
    <Button
      startIcon={<PlusIcon size={18} />}
      onClick={() => {
        open(newProduct);
      }}
    >
      {text('products.add')}
    </Button>
  );
  const load = (
    <Button
      variant="outline"
      startIcon={<UploadIcon size={18} />}
      onClick={() => {
        open(productImport);
      }}
    >
      {text('products.import')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text('products.title')}
        description={
          !list.isEmpty &&
          !list.failed && (
            <ListCount
              counts={list.counts}
              countId="products.count"
              atLeastId="products.countAtLeast"
            />
          )
        }
        actions={
          <Actions>
            {load}
            {!list.isEmpty && <ExportButton query={list.query} />}
            {!list.isEmpty && add}
          </Actions>
        }
      />
      {work}
      <Panel flush>
        <ListFrame
          list={list}
          label={text('products.title')}
          allLabel={text('products.all')}
          searchLabel={text('products.search')}
          searchPlaceholder={text('products.searchPlaceholder')}
          filters={<ProductFilters list={list} />}
          columns={productColumns}
          bulkActions={bulkActions}
          rowName={rowName}
          onOpen={({ id }) => {
            open(id);
          }}
          renderCard={renderCard}
          empty={
            list.isEmpty && (
              <EmptyState
                title={text('products.none.title')}
                description={text('products.none.description')}
                action={
                  <>
                    {add}
                    <Link to={{ search: 'archived=true' }}>{text('products.none.archived')}</Link>
                  </>
                }
              />
            )
          }
          notFound={{
            title: text('products.notFound.title'),
            description: text('products.notFound.description'),
          }}
        />
      </Panel>
      {shown !== null && (
        <Suspense>
          {shown === productImport ? (
            <ImportDialog onClose={close} />
          ) : (
            <ProductDialog key={shown} id={shown} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
