import { useSubmitError } from '../../api/use-submit-error.ts';
import type { Product } from '../../api/generated/model/product.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useSaveSeveral } from './use-save-several.ts';

interface ArchiveSeveralProps {
  products: readonly Product[];
  /** Archives them, or else restores them. */
  isArchive: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks before several products are archived or restored. */
export function ArchiveSeveral({ products, isArchive, onSaved, onClose }: ArchiveSeveralProps) {
  const text = useText();
  const { isPending, error, save } = useSaveSeveral(products);
  const submitError = useSubmitError(error, { paused_by_plan: 'products.several.paused' });
  const action = isArchive ? 'archive' : 'restore';
  return (
    <ConfirmDialog
      open
      title={text(`products.several.${action}`, { count: products.length })}
      confirmLabel={text(`products.${action}`)}
      cancelLabel={text('products.keep')}
      loading={isPending}
      error={submitError}
      onConfirm={() => {
        // The failure is shown by the dialog.
        save({ archived: isArchive }).then(onSaved, () => undefined);
      }}
      onClose={onClose}
    >
      <p>{text(`products.several.${action}.lead`)}</p>
    </ConfirmDialog>
  );
}
