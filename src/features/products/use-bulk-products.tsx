import { lazy, Suspense, useState } from 'react';
import type { Product } from '../../api/generated/model/product.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ArchiveIcon, PencilIcon } from '../../ui/icons.tsx';
import type { BulkAction } from '../../ui/table/bulk-bar.tsx';

const EditSeveral = lazy(async () => ({
  default: (await import('./edit-several.tsx')).EditSeveral,
}));
const ArchiveSeveral = lazy(async () => ({
  default: (await import('./archive-several.tsx')).ArchiveSeveral,
}));

interface Task {
  kind: 'edit' | 'archive' | 'restore';
  products: readonly Product[];
  unselect: (ids: readonly string[]) => void;
}

/**
 * Actions on several products at once, and their dialogs.
 *
 * @param isArchive whether the list shows what is archived, which can be restored.
 */
export function useBulkProducts(isArchive: boolean) {
  const text = useText();
  const [task, setTask] = useState<Task>();
  const begin =
    (kind: Task['kind']): BulkAction<Product>['run'] =>
    (products, unselect) => {
      setTask({ kind, products, unselect });
    };
  const close = () => {
    setTask(undefined);
  };
  const bulkActions: readonly BulkAction<Product>[] = [
    {
      id: 'edit',
      label: text('products.several'),
      icon: <PencilIcon size={16} />,
      run: begin('edit'),
    },
    isArchive
      ? {
          id: 'restore',
          label: text('products.restore'),
          icon: <ArchiveIcon size={16} />,
          run: begin('restore'),
        }
      : {
          id: 'archive',
          label: text('products.archive'),
          icon: <ArchiveIcon size={16} />,
          run: begin('archive'),
        },
  ];
  const done = ({ kind, products, unselect }: Task) => {
    unselect(products.map(({ id }) => id));
    showToast({ tone: 'success', titleId: `products.several.done.${kind}` });
    close();
  };
  const work = task && (
    <Suspense>
      {task.kind === 'edit' ? (
        <EditSeveral
          products={task.products}
          onSaved={() => {
            done(task);
          }}
          onClose={close}
        />
      ) : (
        <ArchiveSeveral
          products={task.products}
          isArchive={task.kind === 'archive'}
          onSaved={() => {
            done(task);
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
  return { bulkActions, work };
}
