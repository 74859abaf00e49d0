import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';

const Table = styled('table')({
  inlineSize: '100%',
  marginBlockStart: 16,
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th, & td': {
    paddingBlock: 8,
    paddingInlineStart: 16,
    borderBlockStart: `1px solid ${colors.line}`,
    fontWeight: 'inherit',
    textAlign: 'end',
    verticalAlign: 'baseline',
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': {
    paddingInlineStart: 0,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: colors.inkMuted, ...typeScale.caption },
  '& tfoot': { fontWeight: 600 },
});

const Sku = styled('span')({ display: 'block', color: colors.inkMuted, ...typeScale.caption });

/** The content of the parcel, with a total if there are several products. */
export function ProductsTable({ shipment }: { shipment: Shipment }) {
  const text = useText();
  const intl = useIntl();
  const { further_products = [], goods_value } = shipment;
  return (
    <Table aria-label={text('shipments.parcel.products')}>
      <thead>
        <tr>
          <th scope="col">{text('shipments.parcel.product_name')}</th>
          <th scope="col">{text('shipments.parcel.quantity')}</th>
          <th scope="col">{text('shipments.parcel.price')}</th>
        </tr>
      </thead>
      <tbody>
        {[shipment, ...further_products].map(({ sku, product_name, quantity, price }, index) => (
          // The products of a shipment only change all at once.
          <tr key={index}>
            <th scope="row">
              <bdi>{product_name}</bdi>
              {sku !== undefined && (
                <Sku>
                  <Ltr>{sku}</Ltr>
                </Sku>
              )}
            </th>
            <td>
              <Ltr>{intl.formatNumber(quantity)}</Ltr>
            </td>
            <td>
              <MoneyText value={price} />
            </td>
          </tr>
        ))}
      </tbody>
      {further_products.length > 0 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {text('shipments.parcel.products.total')}
            </th>
            <td>
              <MoneyText value={goods_value} />
            </td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
