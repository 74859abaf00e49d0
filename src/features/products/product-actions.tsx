import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { Product } from '../../api/generated/model/product.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ArchiveIcon, TrashIcon } from '../../ui/icons.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Separator } from '../../ui/text/separator.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 16px',
  marginBlockEnd: 20,
});
const Facts = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface ProductActionsProps {
  product: Product;
  isPending: boolean;
  failed: boolean;
  onArchive: () => void;
  onDelete: () => void;
}

/** What a product sold, and how to archive or delete it; only one that was never used is deleted. */
export function ProductActions(props: ProductActionsProps) {
  const { product, isPending, failed, onArchive, onDelete } = props;
  const text = useText();
  const intl = useIntl();
  const { archived_at, quantity_sold, last_used_at } = product;
  const isArchived = archived_at !== undefined;
  return (
    <>
      <Root>
        <Facts>
          {isArchived && (
            <>
              <StatusChip tone="neutral">{text('products.isArchived')}</StatusChip>{' '}
            </>
          )}
          {text('products.soldCount', {
            count: quantity_sold,
            number: intl.formatNumber(quantity_sold),
          })}
          {last_used_at !== undefined && (
            <>
              <Separator />
              {text('products.column.lastUsed')} <DateText value={last_used_at} format="short" />
            </>
          )}
        </Facts>
        <Buttons>
          <Button
            variant="outline"
            size="small"
            startIcon={<ArchiveIcon size={16} />}
            loading={isPending}
            onClick={onArchive}
          >
            {text(isArchived ? 'products.restore' : 'products.archive')}
          </Button>
          {last_used_at === undefined && (
            <Button
              variant="outline"
              color="danger"
              size="small"
              startIcon={<TrashIcon size={16} />}
              onClick={onDelete}
            >
              {text('products.delete')}
            </Button>
          )}
        </Buttons>
      </Root>
      {failed && (
        <Notice tone="danger" assertive>
          {text('api.failed')}
        </Notice>
      )}
    </>
  );
}
