import styled from '@emotion/styled';
import { lazy, Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../i18n/use-text.ts';
import { Segment, Segments } from '../../../ui/controls/segments.ts';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { useNear } from '../../../ui/use-near.ts';
import { useWidth } from '../../../ui/use-width.ts';
import { useShownReport } from '../frame/report-context.ts';
import { useValueText } from '../frame/use-value-text.ts';
import { reportUnit } from '../../../../common/report-units.ts';
import { CourseBands } from './course-bands.tsx';
import { measuresOf } from './course.ts';
import { drawingMark, plot } from './plot.ts';
import { lookOf, LookSample } from './series-looks.tsx';
import { useCourseSentence } from './use-course-sentence.ts';
import { usePointText } from './use-point-text.ts';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';

const CourseChart = lazy(async () => ({
  default: (await import('./course-chart.tsx')).CourseChart,
}));

const CourseTable = lazy(async () => ({
  default: (await import('./course-table.tsx')).CourseTable,
}));

const Place = styled('div')({ position: 'relative', paddingBlockEnd: 24 });
const Drawing = styled('div')({ blockSize: plot.height });
const Legend = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginBlockEnd: 12,
  ...typeScale.small,
  '& > li': { display: 'inline-flex', alignItems: 'center', gap: 8 },
});
const Sentence = styled('p')({ marginBlockStart: 12, color: colors.inkMuted, ...typeScale.small });
const OnScreen = styled('div')({ '@media print': { display: 'none' } });

/** The course of the report's figures over time: as a chart, or the same as a table. */
export function CoursePanel() {
  const text = useText();
  const intl = useIntl();
  const sentenceId = useId();
  const valueText = useValueText();
  const pointText = usePointText();
  const { report, place: address, isWhole } = useShownReport();
  const [asTable, setAsTable] = useState(false);
  const [place, isNear] = useNear<HTMLDivElement>();
  const [box, width] = useWidth<HTMLDivElement>();
  const { series, step } = report;
  const measures = measuresOf(series);
  const [first] = measures;
  const sentence = useCourseSentence(first);

  if (first === undefined) return null;
  const unit = reportUnit(first);
  const names = measures.map((measure) => text(`reports.measure.${measure}`));
  const points = series.map(({ from, values }) => ({
    key: from,
    label: pointText(from, step, 'label'),
    title: pointText(from, step, 'title'),
    values: measures.map((measure, at) => ({
      name: names[at] ?? '',
      shown: valueText(unit, values[measure] ?? 0),
      look: lookOf(at),
    })),
    link: address.linkTo({ measure: first, at: from }),
  }));
  const label = text(step === 'day' ? 'reports.course.byDay' : 'reports.course.byMonth');
  return (
    <Panel
      title={label}
      actions={
        <OnScreen>
          <Segments role="group" aria-label={text('reports.course.as')}>
            {[false, true].map((isTable) => (
              <Segment
                key={String(isTable)}
                type="button"
                aria-pressed={asTable === isTable}
                onClick={() => {
                  setAsTable(isTable);
                }}
              >
                {text(isTable ? 'reports.course.table' : 'reports.course.chart')}
              </Segment>
            ))}
          </Segments>
        </OnScreen>
      }
    >
      {asTable ? (
        <Suspense fallback={<LinesSkeleton lines={8} />}>
          <CourseTable measures={measures} label={label} />
        </Suspense>
      ) : (
        <>
          <Legend>
            {names.map((name, at) => (
              <li key={name}>
                <LookSample look={lookOf(at)} />
                {name}
              </li>
            ))}
          </Legend>
          <Place ref={box}>
            <Drawing ref={place} {...{ [drawingMark]: true }}>
              {(isNear || isWhole) && width > 0 && (
                <Suspense>
                  <CourseChart
                    keys={series.map(({ from }) => from)}
                    series={measures.map((measure, at) => ({
                      id: measure,
                      data: series.map(({ values }) => inUnit(unit, values[measure] ?? 0)),
                      look: lookOf(at),
                    }))}
                    width={width}
                    axisText={(value) =>
                      `\u2068${intl.formatNumber(value, { notation: 'compact', maximumFractionDigits: 1 })}\u2069`
                    }
                  />
                </Suspense>
              )}
            </Drawing>
            <CourseBands points={points} width={width} label={label} describedBy={sentenceId} />
          </Place>
        </>
      )}
      <Sentence id={sentenceId}>
        <WithRiyalSign>{sentence}</WithRiyalSign>
      </Sentence>
    </Panel>
  );
}

/** A value in the unit of the axis: riyals, percent, or as it is. */
function inUnit(unit: ReturnType<typeof reportUnit>, value: number): number {
  if (unit === 'amount' || unit === 'share' || unit === 'hundredths') return value / 100;
  return value;
}
