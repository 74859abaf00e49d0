import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import type { StoreOrderDetails } from '../../../../api/generated/model/store-order-details.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { withTexts } from '../../../../i18n/with-texts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { moneyOf, textOf } from '../order-cells.ts';

const ProductsDialog = lazy(async () => ({
  default: (
    await withTexts(
      ['shipments/orders/products', 'shipments/products'],
      import('../products/products-dialog.tsx'),
    )
  ).ProductsDialog,
}));

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th, & td': {
    paddingBlock: 10,
    paddingInlineStart: 16,
    fontWeight: 'inherit',
    textAlign: 'end',
    verticalAlign: 'baseline',
    whiteSpace: 'nowrap',
  },
  '& tbody th, & tbody td': { borderBlockStart: `1px solid ${colors.line}` },
  '& th:first-of-type': {
    paddingInlineStart: 0,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& thead th': { paddingBlockStart: 0, color: colors.inkMuted, ...typeScale.caption },
});
const Sku = styled('span')({ display: 'block', color: colors.inkMuted, ...typeScale.caption });
const Unknown = styled('span')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 10px',
  marginBlockStart: 4,
  color: colors.warning,
  ...typeScale.caption,
});

/** What the order holds. A code of which the account has no product can be added as one. */
export function OrderProductsPanel({ details }: { details: StoreOrderDetails }) {
  const text = useText();
  const { order, lines, unknown_skus: unknown } = details;
  const [added, setAdded] = useState<string | null>(null);
  const rows = [order.cells, ...lines].filter(
    (cells) => textOf(cells, 'product_name') !== '' || textOf(cells, 'sku') !== '',
  );
  return (
    <Panel title={text('shipments.orders.products')}>
      {rows.length === 0 ? (
        <p>{text('shipments.orders.noProducts')}</p>
      ) : (
        <Table aria-label={text('shipments.orders.products')}>
          <thead>
            <tr>
              <th scope="col">{text('shipments.parcel.product_name')}</th>
              <th scope="col">{text('shipments.parcel.quantity')}</th>
              <th scope="col">{text('shipments.orders.price')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => {
              const sku = textOf(cells, 'sku');
              const price = textOf(cells, 'price') || textOf(cells, 'unit_price');
              const money = moneyOf(price);
              return (
                // The products of an order only change all at once.
                <tr key={index}>
                  <th scope="row">
                    <bdi>{textOf(cells, 'product_name') || sku}</bdi>
                    {sku !== '' && (
                      <Sku>
                        <Ltr>{sku}</Ltr>
                      </Sku>
                    )}
                    {unknown.includes(sku) && (
                      <Unknown>
                        {text('shipments.orders.unknownSku')}
                        <Button
                          variant="outline"
                          size="small"
                          aria-label={text('shipments.orders.addProductOne', { sku })}
                          onClick={() => {
                            setAdded(sku);
                          }}
                        >
                          {text('shipments.orders.addProduct')}
                        </Button>
                      </Unknown>
                    )}
                  </th>
                  <td>
                    <Ltr>{textOf(cells, 'quantity')}</Ltr>
                  </td>
                  <td>{money ? <MoneyText value={money} /> : <bdi>{price}</bdi>}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
      {added !== null && (
        <Suspense>
          <ProductsDialog
            sku={added}
            onClose={() => {
              setAdded(null);
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}
