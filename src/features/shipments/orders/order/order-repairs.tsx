import styled from '@emotion/styled';
import type { ImportRepair } from '../../../../api/generated/model/import-repair.ts';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { RepairText } from '../../import/check/repair-text.tsx';
import { useFieldNames } from '../../import/use-field-names.ts';

const List = styled('ul')({
  marginBlockStart: 20,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  ...typeScale.small,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '1ch' },
});

/** What was read otherwise than the store wrote it, so that nothing changes unseen. */
export function OrderRepairs({ repairs }: { repairs: readonly ImportRepair[] }) {
  const { nameOf } = useFieldNames();
  return (
    <List>
      {repairs.map((repair) => (
        <li key={repair.field}>
          {nameOf(repair.field)}
          <RepairText repair={repair} />
        </li>
      ))}
    </List>
  );
}
