import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { plansPath } from '../../features/plans/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  color: colors.inkMuted,
  ...typeScale.small,
});

/** Says that an item is beyond the limit of the plan, and what ends that. */
export function PausedMark() {
  const text = useText();
  return (
    <Line>
      <StatusChip tone="warning">{text('shared.limits.paused')}</StatusChip>
      <span>{text('shared.limits.pausedWhy')}</span>
      <Link to={plansPath}>{text('shared.limits.plans')}</Link>
    </Line>
  );
}
