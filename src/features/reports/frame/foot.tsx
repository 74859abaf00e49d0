import styled from '@emotion/styled';
import { useText } from '../../../i18n/use-text.ts';
import { Disclosure } from '../../../ui/controls/disclosure.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { useShownReport } from './report-context.ts';
import { measuresIn } from './shown-groups.ts';

const Root = styled('footer')({
  display: 'grid',
  gap: 12,
  color: colors.inkMuted,
  ...typeScale.small,
});
const Terms = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
  gap: '16px 32px',
  paddingBlockStart: 12,
  '& dt': { color: colors.ink, fontWeight: 500 },
});

/** When the report was read, how its days and amounts are to be taken, and what its figures count. */
export function Foot() {
  const text = useText();
  const { report } = useShownReport();
  const shown = new Set(
    [report.figures, ...report.tables.flatMap(({ rows }) => rows.map(({ values }) => values))]
      .map(measuresIn)
      .flat(),
  );
  return (
    <Root>
      <p>
        {text('reports.asOf')} <DateText value={report.as_of} format="dateTime" />
        <Separator />
        {text('reports.riyadh')}
        <Separator />
        {text('reports.currency')}
      </p>
      <Disclosure>
        <summary>{text('reports.definitions')}</summary>
        <Terms>
          {[...shown].map((measure) => (
            <div key={measure}>
              <dt>{text(`reports.measure.${measure}`)}</dt>
              <dd>{text(`reports.definition.${measure}`)}</dd>
            </div>
          ))}
        </Terms>
      </Disclosure>
    </Root>
  );
}
