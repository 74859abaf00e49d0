import styled from '@emotion/styled';
import type { ImportRepair } from '../../../../api/generated/model/import-repair.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { entryOf } from '../fields.ts';

const Root = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.5ch',
  ...typeScale.caption,
  color: colors.brassText,
  overflowWrap: 'anywhere',
});

/** How a cell that a spreadsheet broke is read. */
export function RepairText({ repair: { field, to } }: { repair: ImportRepair }) {
  const text = useText();
  return (
    <Root>
      {text('shipments.import.repair.read')}
      {entryOf(field) === 'code' ? <Ltr>{to}</Ltr> : <bdi>{to}</bdi>}
    </Root>
  );
}
