import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { reportUnit } from '../../../../common/report-units.ts';
import type { ReportDimension } from '../../../api/generated/model/report-dimension.ts';
import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import type { ReportTableRow } from '../../../api/generated/model/report-table-row.ts';
import { useText } from '../../../i18n/use-text.ts';
import { NoValue } from '../../../ui/text/no-value.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';
import { useShownReport } from '../frame/report-context.ts';
import { ValueText } from '../frame/value-text.tsx';
import { hasRows } from '../measures.ts';

const Root = styled('span')({ display: 'inline-grid', justifyItems: 'end', gap: 2 });
const Value = styled(Link)({
  color: colors.ink,
  textDecoration: 'none',
  '&:hover': { color: colors.verdigris, textDecoration: 'underline' },
});
const Before = styled('span')({ color: colors.inkMuted, ...typeScale.caption });
const Track = styled('span')({
  inlineSize: 84,
  maxInlineSize: '100%',
  blockSize: 4,
  background: colors.sunken,
  borderRadius: radius.round,
  overflow: 'hidden',
  printColorAdjust: 'exact',
  '& > span': {
    display: 'block',
    marginInlineStart: 'auto',
    blockSize: '100%',
    background: colors.verdigris,
    borderRadius: 'inherit',
  },
});

interface FigureCellProps {
  row: ReportTableRow;
  by: ReportDimension;
  measure: ReportMeasure;
  /** The greatest value of the column, for a bar that shows the row's part of it. */
  most?: number | undefined;
}

/** A figure of one row of a table, which opens what it counts. */
export function FigureCell({ row, by, measure, most }: FigureCellProps) {
  const text = useText();
  const { place } = useShownReport();
  const value = row.values[measure];
  const unit = reportUnit(measure);
  if (value === undefined) return <NoValue />;
  const shown = <ValueText unit={unit} value={value} />;
  return (
    <Root>
      {hasRows(measure) ? (
        <Value {...place.linkTo({ measure, row: { by, key: row.key } })}>{shown}</Value>
      ) : (
        shown
      )}
      {most !== undefined && most > 0 && (
        <Track aria-hidden>
          <span style={{ inlineSize: `${Math.max(0, (100 * value) / most)}%` }} />
        </Track>
      )}
      {row.previous && (
        <Before>
          <VisuallyHidden>{text('reports.previously')} </VisuallyHidden>
          <ValueText unit={unit} value={row.previous[measure]} />
        </Before>
      )}
    </Root>
  );
}
