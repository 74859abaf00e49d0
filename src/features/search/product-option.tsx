import styled from '@emotion/styled';
import type { Product } from '../../api/generated/model/product.ts';
import { useText } from '../../i18n/use-text.ts';
import { useProductName } from '../../shared/products/use-product-name.ts';
import { ProductIcon } from '../../ui/icons.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { MarkedText } from '../../ui/text/marked-text.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { Separator } from '../../ui/text/separator.tsx';
import { colors, radius } from '../../ui/theme/tokens.ts';
import { Line, Under, Words } from './option-lines.ts';

const Picture = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 32,
  blockSize: 32,
  overflow: 'hidden',
  color: colors.verdigris,
  borderRadius: radius.small,
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

interface ProductOptionProps {
  product: Product;
  query: string;
}

/** A saved product in the results: name, SKU and value, with the matching text. */
export function ProductOption({ product, query }: ProductOptionProps) {
  const text = useText();
  const nameOf = useProductName();
  const { sku, price, photo_preview, archived_at } = product;
  return (
    <>
      <Picture>{photo_preview ? <img src={photo_preview} alt="" /> : <ProductIcon />}</Picture>
      <Words>
        <Line>
          <bdi>
            <MarkedText value={nameOf(product)} query={query} />
          </bdi>
        </Line>
        <Under>
          <Ltr>
            <MarkedText value={sku} query={query} />
          </Ltr>
          <Separator />
          <MoneyText value={price} />
          {archived_at !== undefined && (
            <>
              <Separator />
              {text('search.archived')}
            </>
          )}
        </Under>
      </Words>
    </>
  );
}
