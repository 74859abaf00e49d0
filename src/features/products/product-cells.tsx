import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Product } from '../../api/generated/model/product.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { useText } from '../../i18n/use-text.ts';
import { productName } from '../../shared/products/product-name.ts';
import { ProductIcon } from '../../ui/icons.tsx';
import { TwoLines } from '../../ui/table/two-lines.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { colors, radius } from '../../ui/theme/tokens.ts';
import { useProductAddress } from './product-address.ts';

const Side = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  '& > :last-child': { minInlineSize: 0 },
});
const Frame = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 40,
  overflow: 'hidden',
  color: colors.inkMuted,
  background: colors.sunken,
  borderRadius: radius.medium,
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});
const Name = styled(Link)({
  color: colors.ink,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: colors.verdigris, textDecoration: 'underline' },
});

interface CellProps {
  product: Product;
}

/** The photo of a product, or its place. The name is next to it. */
export function Thumbnail({ product }: CellProps) {
  return (
    <Frame aria-hidden>
      {product.photo_preview === undefined ? (
        <ProductIcon size={18} />
      ) : (
        <img src={product.photo_preview} alt="" />
      )}
    </Frame>
  );
}

/** Photo, name and SKU; opens the product. */
export function NameCell({ product }: CellProps) {
  const { locale } = useLocale();
  const { linkTo } = useProductAddress();
  return (
    <Side>
      <Thumbnail product={product} />
      <TwoLines
        first={
          <Name {...linkTo(product.id)}>
            <bdi>{productName(product, locale)}</bdi>
          </Name>
        }
        second={<Ltr>{product.sku}</Ltr>}
      />
    </Side>
  );
}

/** How it is carried, and in what. */
export function TypeCell({ product: { shipment_type, packaging_type } }: CellProps) {
  const { nameOf } = useEnumNames();
  return (
    <TwoLines
      first={nameOf('shipment_type', shipment_type)}
      second={packaging_type && nameOf('packaging_type', packaging_type)}
    />
  );
}

export function UsedCell({ product: { last_used_at } }: CellProps) {
  const text = useText();
  return last_used_at === undefined ? (
    text('products.neverUsed')
  ) : (
    <DateText value={last_used_at} format="short" />
  );
}
