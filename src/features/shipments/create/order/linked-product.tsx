import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Product } from '../../../../api/generated/model/product.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { withTexts } from '../../../../i18n/with-texts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { linePaths } from './line-paths.ts';
import type { OrderForm } from './product-values.ts';

const SaveProduct = lazy(async () => ({
  default: (await withTexts('products', import('./save-product.tsx'))).SaveProduct,
}));

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  minBlockSize: 32,
  color: colors.inkMuted,
  ...typeScale.small,
  // The text of a button is aligned with the field.
  '& > button:first-of-type:first-child': { marginInlineStart: -12 },
});

interface LinkedProductProps {
  further: number | null;
  /** The product with the line's SKU; null if there is none, or until it is known. */
  linked: Product | null;
}

/** The account's product that a line is, or a way to save the line as one. */
export function LinkedProduct({ further, linked }: LinkedProductProps) {
  const { control, setValue, clearErrors } = useFormContext<OrderForm>();
  const text = useText();
  const paths = linePaths(further);
  const [name, sku] = useWatch({ control, name: [paths.name, paths.sku] });
  const [isSaving, setSaving] = useState(false);
  if (sku === '' && name.trim() === '') return null;
  return (
    <Root>
      {sku === '' ? (
        <Button
          variant="text"
          size="small"
          aria-haspopup="dialog"
          onClick={() => {
            setSaving(true);
          }}
        >
          {text('shipments.create.product.save')}
        </Button>
      ) : (
        <>
          <Ltr>{linked?.sku ?? sku}</Ltr>
          <Button
            variant="text"
            size="small"
            color="neutral"
            aria-label={text('shipments.create.product.unlink.label', { sku })}
            onClick={() => {
              setValue(paths.sku, '', { shouldDirty: true });
              clearErrors(paths.name);
            }}
          >
            {text('shipments.create.product.unlink')}
          </Button>
        </>
      )}
      {isSaving && (
        <Suspense>
          <SaveProduct
            further={further}
            onClose={() => {
              setSaving(false);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}
