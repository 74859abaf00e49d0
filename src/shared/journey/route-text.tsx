import styled from '@emotion/styled';
import { useLocale } from '../../i18n/locale-context.ts';
import { useText } from '../../i18n/use-text.ts';
import { ArrowForwardIcon } from '../../ui/icons.tsx';
import { colors } from '../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';

const Arrow = styled('span')({
  display: 'inline-flex',
  marginInline: 8,
  verticalAlign: '-0.15em',
  color: colors.inkMuted,
});

interface RouteTextProps {
  from: string;
  to: string;
}

/** From one place to another. The arrow points in reading direction. */
export function RouteText({ from, to }: RouteTextProps) {
  const text = useText();
  // A foreign place may begin with Latin letters but is still part of the reader's sentence.
  const { direction } = useLocale();
  return (
    <>
      <bdi dir={direction}>{from}</bdi>
      <Arrow>
        <ArrowForwardIcon size={16} />
        <VisuallyHidden>{text('shared.journey.to')}</VisuallyHidden>
      </Arrow>
      <bdi dir={direction}>{to}</bdi>
    </>
  );
}
