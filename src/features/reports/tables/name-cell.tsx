import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { ReportDimension } from '../../../api/generated/model/report-dimension.ts';
import type { ReportTableRow } from '../../../api/generated/model/report-table-row.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TwoLines } from '../../../ui/table/two-lines.tsx';
import { PhoneText } from '../../../ui/text/phone-text.tsx';
import { colors } from '../../../ui/theme/tokens.ts';
import { companyPaths } from '../../companies/paths.ts';
import { reportPaths } from '../address/report-paths.ts';
import { useRowName } from './use-row-name.ts';

const Name = styled(Link)({
  color: colors.ink,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: colors.verdigris, textDecoration: 'underline' },
});

const pathOf: Partial<Record<ReportDimension, (key: string) => string>> = {
  client: reportPaths.client,
  courier: companyPaths.company,
};

interface NameCellProps {
  row: ReportTableRow;
  by: ReportDimension;
}

/** What a row of a table is about; leads to the client or the courier. */
export function NameCell({ row, by }: NameCellProps) {
  const text = useText();
  const rowName = useRowName();
  const name = <bdi>{rowName(row) ?? text('reports.unnamed')}</bdi>;
  const path = pathOf[by]?.(row.key);
  return (
    <TwoLines
      first={path === undefined ? name : <Name to={path}>{name}</Name>}
      second={row.phone !== undefined && <PhoneText value={row.phone} />}
    />
  );
}
