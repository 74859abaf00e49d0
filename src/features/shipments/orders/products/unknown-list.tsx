import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { UnknownSku } from '../../../../api/generated/model/unknown-sku.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { Separator } from '../../../../ui/text/separator.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';

const Lead = styled('p')({ color: colors.inkMuted, marginBlockEnd: 12 });
const List = styled('ul')({
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px 12px',
    paddingBlock: 12,
    borderBlockStart: `1px solid ${colors.line}`,
  },
});
const Words = styled('div')({ flex: '1 1 220px', minInlineSize: 0, overflowWrap: 'anywhere' });
const Name = styled('p')({ fontWeight: 500 });
const Quiet = styled('p')({ color: colors.inkMuted, ...typeScale.small });

interface UnknownListProps {
  skus: readonly UnknownSku[];
  onAdd: (sku: string) => void;
}

/** The codes, those in most orders first. */
export function UnknownList({ skus, onAdd }: UnknownListProps) {
  const text = useText();
  const intl = useIntl();
  if (skus.length === 0) {
    return <EmptyState art="level" title={text('shipments.orderProducts.none')} />;
  }
  return (
    <>
      <Lead>{text('shipments.orderProducts.lead')}</Lead>
      <List>
        {skus.map(({ sku, name, price, orders }) => (
          <li key={sku}>
            <Words>
              <Name>{name === '' ? <Ltr>{sku}</Ltr> : <bdi>{name}</bdi>}</Name>
              <Quiet>
                {name !== '' && (
                  <>
                    <Ltr>{sku}</Ltr>
                    <Separator />
                  </>
                )}
                {price && (
                  <>
                    <MoneyText value={price} />
                    <Separator />
                  </>
                )}
                {text('shipments.orderProducts.orders', {
                  count: orders,
                  shown: intl.formatNumber(orders),
                })}
              </Quiet>
            </Words>
            <Button
              variant="outline"
              size="small"
              aria-label={text('shipments.orderProducts.addOne', { name: name || sku })}
              onClick={() => {
                onAdd(sku);
              }}
            >
              {text('shipments.orderProducts.add')}
            </Button>
          </li>
        ))}
      </List>
    </>
  );
}
