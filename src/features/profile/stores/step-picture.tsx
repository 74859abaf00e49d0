import styled from '@emotion/styled';
import { colors, radius } from '../../../ui/theme/tokens.ts';
import type { SetupStep } from './setup-steps.ts';

const Frame = styled('svg')({
  inlineSize: '100%',
  maxInlineSize: 360,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
  background: colors.surface,
  // Menus are on the right in Arabic.
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
});

/** Where to press, from the top: the menu, the first box, the second box, the list of events. */
const PLACES: Record<SetupStep, { y: number; height: number }> = {
  open: { y: 22, height: 14 },
  address: { y: 44, height: 18 },
  secret: { y: 70, height: 18 },
  events: { y: 96, height: 26 },
};

/** A drawing of the platform's page for webhooks, with the place that a step is about. */
export function StepPicture({ step }: { step: SetupStep }) {
  const { y, height } = PLACES[step];
  return (
    <Frame viewBox="0 0 240 132" aria-hidden="true">
      <rect width="240" height="14" fill={colors.sunken} />
      <rect x="8" y="22" width="56" height="102" rx="4" fill={colors.sunken} />
      {[26, 40, 54, 68].map((line) => (
        <rect key={line} x="14" y={line} width="40" height="6" rx="3" fill={colors.line} />
      ))}
      <rect x="76" y="22" width="70" height="8" rx="4" fill={colors.line} />
      <rect x="76" y="44" width="156" height="18" rx="4" fill="none" stroke={colors.line} />
      <rect x="76" y="70" width="156" height="18" rx="4" fill="none" stroke={colors.line} />
      {[98, 108, 118].map((line) => (
        <g key={line}>
          <rect x="76" y={line} width="6" height="6" rx="1" fill="none" stroke={colors.line} />
          <rect x="88" y={line} width="80" height="6" rx="3" fill={colors.line} />
        </g>
      ))}
      <rect
        x={step === 'open' ? 8 : 72}
        y={y - 2}
        width={step === 'open' ? 56 : 164}
        height={height + 4}
        rx="6"
        fill="none"
        stroke={colors.brass}
        strokeWidth="2"
      />
    </Frame>
  );
}
