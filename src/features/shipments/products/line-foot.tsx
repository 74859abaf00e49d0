import styled from '@emotion/styled';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { BookmarkIcon, CloseIcon } from '../../../ui/icons.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';
import { pathsOf, type LinePlace, type OrderForm } from '../create/order/product-values.ts';
import { useKnownProducts } from './use-known-products.ts';
import { followPrice, linePrice } from './what-products-fill.ts';

const SaveProduct = lazy(async () => ({
  default: (await import('./save-product.tsx')).SaveProduct,
}));

const Mark = styled('span')({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxInlineSize: '100%',
  marginBlockStart: 6,
  paddingInlineStart: 10,
  color: colors.verdigrisDark,
  background: colors.verdigrisSoft,
  borderRadius: radius.medium,
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
});
const Offer = styled('div')({ marginBlockStart: 2, marginInlineStart: -12 });

/** Below the name of a line: which saved product it is, or a button that saves it as one. */
export function LineFoot({ line }: { line: LinePlace }) {
  const { control, setFocus, setValue } = useFormContext<OrderForm>();
  const text = useText();
  const paths = pathsOf(line);
  const [sku, name] = useWatch({ control, name: [paths.sku, paths.name] });
  const [isSaving, setSaving] = useState(false);
  const isJustSaved = useRef(false);
  useFollowedPrice(line);
  useEffect(() => {
    // The button that opened the dialog has made room for the mark.
    if (sku !== '' && isJustSaved.current) setFocus(paths.name);
    isJustSaved.current = false;
  }, [sku, paths.name, setFocus]);

  if (sku !== '') {
    return (
      <Mark title={text('shipments.products.mark')}>
        <Ltr>{sku}</Ltr>
        <IconButton
          type="button"
          size="small"
          aria-label={text('shipments.products.unmark', { sku })}
          onClick={() => {
            setValue(paths.sku, '', { shouldDirty: true, shouldValidate: true });
            setFocus(paths.name);
          }}
        >
          <CloseIcon size={16} />
        </IconButton>
      </Mark>
    );
  }
  if (name.trim() === '') return null;
  return (
    <Offer>
      <Button
        variant="text"
        size="small"
        startIcon={<BookmarkIcon size={16} />}
        aria-haspopup="dialog"
        onClick={() => {
          setSaving(true);
        }}
      >
        {text('shipments.products.save')}
      </Button>
      {isSaving && (
        <Suspense>
          <SaveProduct
            line={line}
            onSaved={() => {
              isJustSaved.current = true;
              setSaving(false);
            }}
            onClose={() => {
              setSaving(false);
            }}
          />
        </Suspense>
      )}
    </Offer>
  );
}

/** Keeps the value of the line that of its product while the quantity changes. */
function useFollowedPrice(line: LinePlace): void {
  const { control, getValues, setValue } = useFormContext<OrderForm>();
  const { sku: skuPath, quantity: quantityPath, amount: amountPath } = pathsOf(line);
  const [sku, quantity] = useWatch({ control, name: [skuPath, quantityPath] });
  const product = useKnownProducts([sku])(sku);
  const last = useRef({ sku, quantity });
  useEffect(() => {
    const before = last.current;
    // The quantity is empty for a moment while it is typed anew.
    if (product && linePrice(product, quantity) === null && before.sku === sku) return;
    last.current = { sku, quantity };
    if (!product || before.sku !== sku || before.quantity === quantity) return;
    if (getValues('price.currency') !== product.price.currency) return;
    const amount = getValues(amountPath);
    const next = followPrice(amount, { product, before: before.quantity, now: quantity });
    if (next !== amount) {
      setValue(amountPath, next, { shouldDirty: true, shouldValidate: true });
    }
  }, [product, sku, quantity, amountPath, getValues, setValue]);
}
