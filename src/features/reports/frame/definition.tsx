import styled from '@emotion/styled';
import { lazy, Suspense, useId, useState } from 'react';
import type { ReportMeasure } from '../../../api/generated/model/report-measure.ts';
import { useText } from '../../../i18n/use-text.ts';
import { InfoIcon } from '../../../ui/icons.tsx';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';

const HangingPanel = lazy(async () => ({
  default: (await import('../../../ui/feedback/hanging-panel.tsx')).HangingPanel,
}));

const Mark = styled('button')({
  position: 'relative',
  zIndex: 1,
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  flexShrink: 0,
  padding: 0,
  color: colors.lineStrong,
  background: 'none',
  border: 0,
  borderRadius: radius.round,
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { color: colors.verdigris, background: colors.verdigrisSoft },
  '@media print': { display: 'none' },
});
const Words = styled('p')({
  maxInlineSize: 'min(320px, calc(100vw - 32px))',
  padding: '12px 16px',
  ...typeScale.small,
});

/** A button that says what a figure counts. */
export function Definition({ measure }: { measure: ReportMeasure }) {
  const text = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const name = text(`reports.measure.${measure}`);
  return (
    <>
      <Mark
        type="button"
        aria-label={text('reports.define', { name })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpened(true);
        }}
      >
        <InfoIcon size={15} />
      </Mark>
      {opened && (
        <Suspense>
          <HangingPanel
            id={id}
            label={name}
            anchor={anchor}
            onClose={() => {
              setAnchor(null);
            }}
          >
            <Words>{text(`reports.definition.${measure}`)}</Words>
          </HangingPanel>
        </Suspense>
      )}
    </>
  );
}
