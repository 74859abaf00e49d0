import styled from '@emotion/styled';
import type { StoreHealth } from '../../../api/generated/model/store-health.ts';
import type { StorePlatform } from '../../../api/generated/model/store-platform.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';

/** Failures in an hour from which on Zid suspends a webhook; the width of the bar. */
const BROKEN = 30;
const DEGRADED = 10;

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 });
const Track = styled('div')({
  position: 'relative',
  blockSize: 8,
  borderRadius: radius.round,
  background: colors.successSoft,
  overflow: 'hidden',
});
const Fill = styled('div')({ blockSize: '100%', borderRadius: radius.round });
const Limit = styled('div')({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `${(DEGRADED / BROKEN) * 100}%`,
  inlineSize: 2,
  background: colors.surface,
});
const Words = styled('p')({ ...typeScale.caption, color: colors.inkMuted });

const fills: Record<StoreHealth['level'], string> = {
  healthy: colors.success,
  quiet: colors.warning,
  degraded: colors.warning,
  broken: colors.danger,
};

interface StoreHealthBarProps {
  health: StoreHealth;
  platform: StorePlatform;
}

/** The refused deliveries of the last hour, against the numbers from which on Zid acts. */
export function StoreHealthBar({ health, platform }: StoreHealthBarProps) {
  const text = useText();
  const { level, accepted, refused } = health;
  const share = Math.min(refused, BROKEN) / BROKEN;
  const isWrong = level !== 'healthy';
  return (
    <Root>
      <Track aria-hidden="true">
        <Fill style={{ inlineSize: `${share * 100}%`, background: fills[level] }} />
        <Limit />
      </Track>
      <Words>{text('profile.stores.health', { accepted, refused })}</Words>
      {isWrong && (
        <Notice tone={level === 'broken' ? 'danger' : 'warning'}>
          {text(`profile.stores.health.${level}.${platform}`)}
        </Notice>
      )}
    </Root>
  );
}
