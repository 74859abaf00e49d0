import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import { useText } from '../../../i18n/use-text.ts';
import { colors, figures as digits, typeScale } from '../../../ui/theme/tokens.ts';
import { useShownReport } from '../frame/report-context.ts';
import { ValueText } from '../frame/value-text.tsx';
import { reportUnit } from '../../../../common/report-units.ts';
import { usePointText } from './use-point-text.ts';

const Scroll = styled('div')({ position: 'relative', maxBlockSize: 420, overflow: 'auto' });
const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...typeScale.small,
  ...digits,
  '& th, & td': {
    padding: '8px 12px',
    textAlign: 'start',
    fontWeight: 400,
    borderBlockEnd: `1px solid ${colors.line}`,
  },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    color: colors.inkMuted,
    background: colors.surface,
    fontWeight: 500,
  },
  '& :is(th, td):not(:first-of-type), & thead th + th': { textAlign: 'end' },
  '& td': { textAlign: 'end' },
  '& a': { color: colors.ink, textDecoration: 'none' },
  '& a:hover': { color: colors.verdigris, textDecoration: 'underline' },
});

interface CourseTableProps {
  measures: readonly ReportMeasure[];
  label: string;
}

/** The same values as the chart. */
export function CourseTable({ measures, label }: CourseTableProps) {
  const text = useText();
  const pointText = usePointText();
  const { report, place } = useShownReport();
  const { series, step } = report;
  return (
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              {text(step === 'day' ? 'reports.course.day' : 'reports.course.month')}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {text(`reports.measure.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map(({ from, values }) => (
            <tr key={from}>
              <th scope="row">{pointText(from, step, 'title')}</th>
              {measures.map((measure) => (
                <td key={measure}>
                  <Link {...place.linkTo({ measure, at: from })}>
                    <ValueText unit={reportUnit(measure)} value={values[measure]} />
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
