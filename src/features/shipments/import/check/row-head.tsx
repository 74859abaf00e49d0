import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { WithRiyalSign } from '../../../../ui/text/with-riyal-sign.tsx';
import { shipmentPaths } from '../../paths.ts';
import { useFaultText } from '../use-fault-text.ts';
import { RowState } from './row-state.tsx';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 4,
  paddingBlock: 8,
  whiteSpace: 'normal',
});
const Line = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 });
const Number = styled('span')({ color: colors.inkMuted, minInlineSize: '2ch' });
const Note = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.5ch',
  ...typeScale.caption,
  color: colors.inkMuted,
});
const Fault = styled(Note)({ color: colors.danger });

/** The number and state of a row, what is wrong with it as a whole, and the rows it has to do with. */
export function RowHead({ row: shown }: RowHeadProps) {
  const { row, state, faults, repeated_of: repeated, further_products: further } = shown;
  const text = useText();
  const faultText = useFaultText();
  return (
    <Root>
      <Line>
        <Number>
          <Ltr>{row}</Ltr>
        </Number>
        <RowState state={state} />
      </Line>
      {faults
        .filter(({ field }) => field === undefined)
        .map((fault) => (
          <Fault key={fault.code}>
            <WithRiyalSign>{faultText(fault)}</WithRiyalSign>
          </Fault>
        ))}
      {further !== undefined && <Note>{text('shipments.import.further', { count: further })}</Note>}
      {shown.joined_to !== undefined && (
        <Note>
          {text(`shipments.import.${state === 'joined' ? 'joined' : 'lineOf'}`, {
            row: shown.joined_to,
          })}
        </Note>
      )}
      {repeated?.shipment && (
        <Note>
          {text('shipments.import.repeated.shipment')}
          <Link to={shipmentPaths.details(repeated.shipment.id)}>
            <Ltr>{repeated.shipment.tracking_number}</Ltr>
          </Link>
        </Note>
      )}
      {repeated?.row !== undefined && (
        <Note>{text('shipments.import.repeated.row', { row: repeated.row })}</Note>
      )}
    </Root>
  );
}

interface RowHeadProps {
  row: ImportRow;
}
