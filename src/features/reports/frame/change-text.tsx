import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/icons.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { reportUnit } from '../../../../common/report-units.ts';
import { toneOf } from '../measures.ts';
import { changeOf } from './change.ts';
import { ValueText } from './value-text.tsx';

const Root = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  color: colors.inkMuted,
  ...typeScale.caption,
});
const By = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  fontWeight: 500,
  '&[data-tone="good"]': { color: colors.success },
  '&[data-tone="bad"]': { color: colors.danger },
});

interface ChangeTextProps {
  measure: ReportMeasure;
  now: number | undefined;
  before: number | undefined;
}

/** By how much a figure differs from that of the period before, and what it was. */
export function ChangeText({ measure, now, before }: ChangeTextProps) {
  const text = useText();
  const unit = reportUnit(measure);
  return (
    <Root>
      <ChangeBy measure={measure} now={now} before={before} />
      <span>
        {text('reports.previously')} <ValueText unit={unit} value={before} />
      </span>
    </Root>
  );
}

/** By how much alone; nothing where there is nothing to compare with. */
export function ChangeBy({ measure, now, before }: ChangeTextProps) {
  const text = useText();
  const intl = useIntl();
  const change = changeOf(reportUnit(measure), now, before);
  if (!change) return null;
  const size = Math.abs(change.by);
  const said =
    change.as === 'percent'
      ? intl.formatNumber(size, { style: 'percent', maximumFractionDigits: size < 0.1 ? 1 : 0 })
      : intl.formatNumber(size / 100, { maximumFractionDigits: 1 });
  return (
    <By data-tone={toneOf(measure, change.by)}>
      {change.by > 0 && <ArrowUpIcon size={14} />}
      {change.by < 0 && <ArrowDownIcon size={14} />}
      {change.by !== 0 && (
        <VisuallyHidden>{text(change.by > 0 ? 'reports.more' : 'reports.less')} </VisuallyHidden>
      )}
      <Ltr>{said}</Ltr>
      {change.as === 'points' && <span>{text('reports.points')}</span>}
    </By>
  );
}
