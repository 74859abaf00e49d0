import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { colors, figures as digits, typeScale } from '../../../ui/theme/tokens.ts';
import type { FigureGroup } from '../declared/report.ts';
import { reportUnit } from '../../../../common/report-units.ts';
import { hasRows } from '../measures.ts';
import { ChangeText } from './change-text.tsx';
import { Definition } from './definition.tsx';
import { useShownReport } from './report-context.ts';
import { ValueText } from './value-text.tsx';

const Lines = styled('ul')({ '& > li + li': { borderBlockStart: `1px solid ${colors.line}` } });
const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 12px',
  minBlockSize: 46,
  padding: '8px 24px',
  '&:has(> a:hover)': { background: colors.canvas },
  '&[data-result="true"]': { background: colors.sunken, fontWeight: 600 },
  '@media (max-width: 599.95px)': { paddingInline: 16 },
});
const Label = styled('span')({ display: 'flex', alignItems: 'center', gap: 4 });
const Value = styled('span')({
  justifySelf: 'end',
  color: colors.ink,
  fontWeight: 'inherit',
  textDecoration: 'none',
  ...digits,
  ...typeScale.lead,
  'a&:hover': { color: colors.verdigris },
  'a&::after': { content: '""', position: 'absolute', inset: 0 },
  'a&:focus-visible': { outline: 'none' },
  'a&:focus-visible::after': { outline: `2px solid ${colors.verdigris}`, outlineOffset: -3 },
});
const Before = styled('span')({ gridColumn: '1 / -1', justifySelf: 'end' });

/** Figures one below the other, as in a statement of account. */
export function Statement({ title, figures, less = [], result }: FigureGroup) {
  const text = useText();
  return (
    <Panel flush title={title !== undefined && text(`reports.group.${title}`)}>
      <Lines>
        {figures.map((measure) => (
          <Line
            key={measure}
            measure={measure}
            isLess={less.includes(measure)}
            isResult={measure === result}
          />
        ))}
      </Lines>
    </Panel>
  );
}

interface LineProps {
  measure: ReportMeasure;
  isLess: boolean;
  isResult: boolean;
}

function Line({ measure, isLess, isResult }: LineProps) {
  const text = useText();
  const { report, place } = useShownReport();
  const value = report.figures[measure];
  const shown = (
    <ValueText
      unit={reportUnit(measure)}
      value={isLess && value !== undefined && value !== 0 ? -value : value}
    />
  );
  return (
    <Row data-result={isResult}>
      <Label>
        {text(`reports.measure.${measure}`)}
        <Definition measure={measure} />
      </Label>
      {value !== undefined && hasRows(measure) ? (
        <Value as={Link} {...place.linkTo({ measure })}>
          {shown}
        </Value>
      ) : (
        <Value>{shown}</Value>
      )}
      {report.previous && (
        <Before>
          <ChangeText measure={measure} now={value} before={report.previous[measure]} />
        </Before>
      )}
    </Row>
  );
}
