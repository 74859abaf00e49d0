import { asApiError } from '../../api/errors.ts';
import type { Product } from '../../api/generated/model/product.ts';
import {
  useDeleteProduct,
  useGetProduct,
  useUpdateProducts,
} from '../../api/generated/products/products.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { useText } from '../../i18n/use-text.ts';
import { PausedMark } from '../../shared/plan-limits/paused-mark.tsx';
import { ProductEditor } from './product-editor.tsx';
import { productName } from '../../shared/products/product-name.ts';
import { emptyProduct, productForm } from './product-values.ts';
import { useConfirmed } from '../../shared/table/use-confirmed.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { HeldDialog } from '../../ui/forms/held-dialog.tsx';
import { newProduct } from './paths.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductPhoto } from './product-photo.tsx';

interface ProductDialogProps {
  /** `new` for one that is being added. */
  id: string;
  onClose: () => void;
}

/** One product: change it, its photo, archive or delete it; or a new one. */
export function ProductDialog({ id, onClose }: ProductDialogProps) {
  const text = useText();
  const { locale } = useLocale();
  const isNew = id === newProduct;
  const { data, error, refetch } = useGetProduct(id, { query: { enabled: !isNew } });
  const isUnknown = asApiError(error)?.status === 404;
  const done = (doneId: string) => {
    showToast({ tone: 'success', titleId: doneId });
    onClose();
  };
  const archiving = useUpdateProducts();
  const deletion = useConfirmed<Product, { productId: string }>({
    mutation: useDeleteProduct(),
    variables: ({ id: productId }) => ({ productId }),
    words: (product) => ({
      title: text('products.delete.ask', { name: productName(product, locale) }),
      lead: text('products.delete.lead'),
      confirmLabel: text('products.delete'),
      cancelLabel: text('products.keep'),
    }),
    doneId: 'products.deleted',
    onDone: onClose,
  });
  const archive = (product: Product) => {
    const archived = product.archived_at === undefined;
    archiving.mutate(
      { data: { product_ids: [product.id], archived } },
      {
        onSuccess: () => {
          done(archived ? 'products.archived' : 'products.restored');
        },
      },
    );
  };
  if (isNew) {
    return (
      <HeldDialog title={text('products.new')} onClose={onClose}>
        <ProductEditor
          product={null}
          values={emptyProduct}
          onDone={() => {
            done('products.added');
          }}
        />
      </HeldDialog>
    );
  }
  return (
    <HeldDialog
      title={data ? <bdi>{productName(data, locale)}</bdi> : text('products.one')}
      onClose={onClose}
    >
      {data ? (
        <>
          {data.is_paused && <PausedMark />}
          <ProductActions
            product={data}
            isPending={archiving.isPending}
            failed={archiving.isError}
            onArchive={() => {
              archive(data);
            }}
            onDelete={() => {
              deletion.ask(data);
            }}
          />
          <ProductEditor
            product={data}
            values={productForm(data)}
            photo={<ProductPhoto product={data} />}
            onDone={() => {
              done('products.saved');
            }}
          />
          {deletion.dialog}
        </>
      ) : isUnknown ? (
        <EmptyState art="search" assertive title={text('products.unknown')} />
      ) : error ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton lines={8} />
      )}
    </HeldDialog>
  );
}
