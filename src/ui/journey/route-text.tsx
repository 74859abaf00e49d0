import { styled } from '@mui/material/styles';
import { useText } from '../../i18n/use-text.ts';
import { ArrowForwardIcon } from '../icons.tsx';
import { colors } from '../theme/tokens.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

const Root = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Arrow = styled('span')({ display: 'inline-flex', color: colors.inkMuted });

interface RouteTextProps {
  from: string;
  to: string;
}

/** From one place to another; the arrow points along the line of writing. */
export function RouteText({ from, to }: RouteTextProps) {
  const text = useText();
  return (
    <Root>
      <bdi>{from}</bdi>
      <Arrow>
        <ArrowForwardIcon size={16} />
        <VisuallyHidden>{text('ui.journey.to')}</VisuallyHidden>
      </Arrow>
      <bdi>{to}</bdi>
    </Root>
  );
}
