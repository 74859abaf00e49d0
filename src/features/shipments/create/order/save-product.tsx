import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../../i18n/use-text.ts';
import { ProductEditor } from '../../../../shared/products/product-editor.tsx';
import { showToast } from '../../../../ui/feedback/toast-store.ts';
import { HeldDialog } from '../../../../ui/forms/held-dialog.tsx';
import type { BookingValues } from '../booking-values.ts';
import { linePaths } from './line-paths.ts';
import { productOfLine } from './product-of-line.ts';

interface SaveProductProps {
  further: number | null;
  onClose: () => void;
}

/** Saves a line of the order as a product of the account, and links the line to it. */
export function SaveProduct({ further, onClose }: SaveProductProps) {
  const text = useText();
  const { getValues, setValue } = useFormContext<BookingValues>();
  const [values] = useState(() => productOfLine(getValues(), further));
  return (
    <HeldDialog title={text('products.new')} onClose={onClose}>
      <ProductEditor
        product={null}
        values={values}
        onDone={({ sku }) => {
          setValue(linePaths(further).sku, sku, { shouldDirty: true });
          showToast({ tone: 'success', titleId: 'products.added' });
          onClose();
        }}
      />
    </HeldDialog>
  );
}
