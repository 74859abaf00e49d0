import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { reportUnit } from '../../../../common/report-units.ts';
import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import { useText } from '../../../i18n/use-text.ts';
import { colors, figures as digits, typeScale } from '../../../ui/theme/tokens.ts';
import { hasRows } from '../measures.ts';
import { ChangeText } from './change-text.tsx';
import { Definition } from './definition.tsx';
import { useShownReport } from './report-context.ts';
import { ValueText } from './value-text.tsx';

const Card = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minInlineSize: 0,
  padding: '12px 16px 16px',
  background: colors.surface,
  '&:has(> a:hover)': { background: colors.canvas },
  '@media (max-width: 599.95px)': { padding: 12 },
});
const Label = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 4,
  color: colors.inkMuted,
  ...typeScale.small,
});
const Value = styled('span')({
  color: colors.ink,
  ...digits,
  ...typeScale.title,
  fontWeight: 600,
  textDecoration: 'none',
  '&[data-main="true"]': typeScale.figure,
  'a&:hover': { color: colors.verdigris },
  // The whole card opens the rows.
  'a&::after': { content: '""', position: 'absolute', inset: 0 },
  'a&:focus-visible': { outline: 'none' },
  'a&:focus-visible::after': {
    outline: `2px solid ${colors.verdigris}`,
    outlineOffset: -3,
  },
  '@media (max-width: 599.95px)': { '&[data-main="true"]': typeScale.title },
});

interface FigureCardProps {
  measure: ReportMeasure;
  /** Among the figures that the report is about. */
  isMain: boolean;
}

/** One figure with its name, its definition and its change; opens what it counts. */
export function FigureCard({ measure, isMain }: FigureCardProps) {
  const text = useText();
  const labelId = useId();
  const { report, place } = useShownReport();
  const value = report.figures[measure];
  const shown = <ValueText unit={reportUnit(measure)} value={value} />;
  return (
    <Card>
      <Label>
        <span id={labelId}>{text(`reports.measure.${measure}`)}</span>
        <Definition measure={measure} />
      </Label>
      {value !== undefined && hasRows(measure) ? (
        <Value
          as={Link}
          {...place.linkTo({ measure })}
          data-main={isMain}
          aria-describedby={labelId}
        >
          {shown}
        </Value>
      ) : (
        <Value data-main={isMain}>{shown}</Value>
      )}
      {report.previous && (
        <ChangeText measure={measure} now={value} before={report.previous[measure]} />
      )}
    </Card>
  );
}
