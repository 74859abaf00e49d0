import styled from '@emotion/styled';
import type { Product } from '../../api/generated/model/product.ts';
import {
  useDeleteProductPhoto,
  useGetProductPhoto,
} from '../../api/generated/products/products.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { colors, radius } from '../../ui/theme/tokens.ts';

const Root = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', marginBlockEnd: 16 });
const Picture = styled('img')({
  inlineSize: '100%',
  blockSize: 200,
  objectFit: 'contain',
  background: colors.sunken,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
});

/** The photo of a product, which can be removed. Its preview shows until the whole has loaded. */
export function ProductPhoto({ product: { id, photo_preview } }: { product: Product }) {
  const text = useText();
  const has = photo_preview !== undefined;
  const { data } = useGetProductPhoto(id, { query: { enabled: has, retry: false } });
  const removal = useDeleteProductPhoto();
  if (!has) return null;
  return (
    <Root>
      <Picture src={data?.content ?? photo_preview} alt={text('products.photo')} />
      <Button
        variant="text"
        size="small"
        color="neutral"
        loading={removal.isPending}
        onClick={() => {
          removal.mutate({ productId: id });
        }}
      >
        {text('products.photo.remove')}
      </Button>
      {removal.isError && (
        <Notice tone="danger" assertive>
          {text('api.failed')}
        </Notice>
      )}
    </Root>
  );
}
