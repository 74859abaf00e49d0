import { lazy, Suspense, useId, useState } from 'react';
import { treatFailure } from '../../api/failure-policy.ts';
import { useDownloadProducts } from '../../api/generated/products/products.ts';
import { useText } from '../../i18n/use-text.ts';
import { saveTableFile } from '../../shared/table/save-table-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { ChevronDownIcon, DownloadIcon } from '../../ui/icons.tsx';
import type { ProductQuery } from './product-query.ts';

const ExportMenu = lazy(async () => ({ default: (await import('./export-menu.tsx')).ExportMenu }));

/** Saves the products that the list shows, with those on its other pages. */
export function ExportButton({ query: { cursor, ...filter } }: { query: ProductQuery }) {
  const text = useText();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const { mutate, isPending } = useDownloadProducts({
    mutation: {
      onSuccess: (file, { data: { format } }) => {
        saveTableFile('mizan-products', format, file);
        showToast({ tone: 'success', titleId: 'products.exported' });
      },
      onError: (error) => {
        // Nothing else on the screen would show it.
        if (treatFailure(error, undefined) === 'screen') {
          showToast({ tone: 'error', titleId: 'products.export.failed' });
        }
      },
    },
  });
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        variant="outline"
        startIcon={<DownloadIcon size={18} />}
        endIcon={<ChevronDownIcon size={16} />}
        loading={isPending}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpened(true);
        }}
      >
        {text('products.export')}
      </Button>
      {opened && (
        <Suspense>
          <ExportMenu
            id={menuId}
            anchor={anchor}
            onChoose={(format) => {
              close();
              mutate({ data: { archived: false, ...filter, format } });
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
