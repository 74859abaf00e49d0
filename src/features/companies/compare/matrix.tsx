import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CourierPrice } from '../../../api/generated/model/courier-price.ts';
import type { Quote } from '../../../api/generated/model/quote.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { CourierMonogram } from '../../../shared/couriers/courier-monogram.tsx';
import { FavoriteStar } from '../../../shared/couriers/favorite-star.tsx';
import type { ParcelValues } from '../../../shared/pricing/parcel.ts';
import { useExclusionText } from '../../../shared/pricing/use-exclusion-text.ts';
import { SelectBox } from '../../../ui/controls/select-box.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { NoValue } from '../../../ui/text/no-value.tsx';
import { useMoneyString } from '../../../ui/text/money-string.ts';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';
import { colors, figures, radius, typeScale } from '../../../ui/theme/tokens.ts';
import { companyPaths } from '../paths.ts';
import type { Column } from './columns.ts';
import { type MatrixRow, useMatrixRows } from './matrix-rows.tsx';
import { ShipLink } from './ship-link.tsx';

// Hidden texts within are placed by it, so that they do not widen the page.
const Scroll = styled('div')({ position: 'relative', overflowX: 'auto' });
const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': {
    minInlineSize: 168,
    padding: '10px 16px',
    borderBlockEnd: `1px solid ${colors.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead td, & thead th': { paddingBlock: 20, verticalAlign: 'top' },
  '& tbody tr:last-child > *': { borderBlockEnd: 0 },
  // The labels stay while the columns scroll.
  '& th[scope="row"], & thead td': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    minInlineSize: 150,
    background: colors.surface,
    color: colors.inkMuted,
    fontWeight: 400,
    ...typeScale.small,
  },
  '& td': figures,
  '& tr[data-main="true"] > td': { ...typeScale.title, fontWeight: 600 },
  '@media print': { '& th, & td': { minInlineSize: '0 !important', paddingInline: 10 } },
  '@media (max-width: 599.95px)': {
    '& th[scope="row"], & thead td': { minInlineSize: 104, maxInlineSize: 120, paddingInline: 12 },
    '& th, & td': { minInlineSize: 150, paddingInline: 12 },
  },
});
const Marks = styled('div')({ display: 'flex', alignItems: 'center', gap: 10 });
const Actions = styled('div')({ '@media print': { display: 'none' } });
const Name = styled(Link)({
  display: 'block',
  marginBlock: '8px 10px',
  color: colors.ink,
  fontWeight: 600,
  ...typeScale.lead,
});
const Services = styled('div')({ marginBlockEnd: 12, fontWeight: 400 });
const Best = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 8,
  paddingInline: 8,
  color: colors.success,
  background: colors.successSoft,
  borderRadius: radius.small,
  ...typeScale.caption,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});
const Reason = styled('p')({ color: colors.inkMuted, fontWeight: 400, ...typeScale.small });

interface MatrixProps {
  quote: Quote;
  columns: readonly Column[];
  parcel: ParcelValues;
}

/** Couriers side by side, line by line; the best value of each line is marked. */
export function Matrix({ quote, columns, parcel }: MatrixProps) {
  const text = useText();
  const rows = useMatrixRows();
  const [services, setServices] = useState<Partial<Record<string, string>>>({});
  const shown = columns.map((column) => {
    const { courier, prices } = column;
    const wanted = services[courier.id];
    return { column, price: prices.find((each) => each.service_type === wanted) ?? prices[0] };
  });
  return (
    <Scroll tabIndex={0} role="group" aria-label={text('companies.compare.matrix')}>
      <Table>
        <thead>
          <tr>
            <td />
            {shown.map(({ column, price }) => (
              <th key={column.courier.id} scope="col">
                <Head
                  column={column}
                  price={price}
                  quote={quote}
                  parcel={parcel}
                  onService={(service) => {
                    setServices({ ...services, [column.courier.id]: service });
                  }}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const best = bestOf(
              row,
              shown.flatMap(({ price }) => price ?? []),
            );
            return (
              <tr key={row.id} data-main={row.isMain}>
                <th scope="row">{row.label}</th>
                {shown.map(({ column, price }) => (
                  <td key={column.courier.id}>
                    {price ? row.cell(price) : <NoValue />}
                    {price && row.rank && row.rank(price) === best && (
                      <Best>
                        <CheckIcon size={14} />
                        {text('companies.compare.best')}
                      </Best>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Scroll>
  );
}

/** The best rank of a line; undefined if no value is better than another. */
function bestOf({ rank }: MatrixRow, prices: readonly CourierPrice[]): number | undefined {
  if (!rank) return undefined;
  const ranks = prices.map(rank);
  return new Set(ranks).size > 1 ? Math.min(...ranks) : undefined;
}

interface HeadProps {
  column: Column;
  price: CourierPrice | undefined;
  quote: Quote;
  parcel: ParcelValues;
  onService: (service: string) => void;
}

function Head({
  column: { courier, prices, excluded },
  price,
  quote,
  parcel,
  onService,
}: HeadProps) {
  const text = useText();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const exclusionText = useExclusionText(useMoneyString());
  const name = localized(courier.name);
  const [reason] = excluded;
  return (
    <>
      <Marks>
        <CourierMonogram code={courier.id} name={name} size={40} />
        <FavoriteStar courierId={courier.id} name={name} />
      </Marks>
      <Name to={companyPaths.company(courier.id)}>{name}</Name>
      {price && (
        <>
          <Services>
            {prices.length > 1 ? (
              <SelectBox
                aria-label={text('companies.compare.service', { courier: name })}
                value={price.service_type}
                onChange={({ target }) => {
                  onService(target.value);
                }}
              >
                {prices.map(({ service_type }) => (
                  <option key={service_type} value={service_type}>
                    {nameOf('service_type', service_type)}
                  </option>
                ))}
              </SelectBox>
            ) : (
              nameOf('service_type', price.service_type)
            )}
          </Services>
          <Actions>
            <ShipLink quote={quote} price={price} parcel={parcel} />
          </Actions>
        </>
      )}
      {!price && reason && (
        <Reason>
          <WithRiyalSign>{exclusionText(reason, quote.request)}</WithRiyalSign>
        </Reason>
      )}
    </>
  );
}
