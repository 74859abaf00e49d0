import styled from '@emotion/styled';
import { useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { useFootInset } from '../../../ui/layout/use-foot-inset.ts';
import { colors, elevation, layers, radius } from '../../../ui/theme/tokens.ts';

const Root = styled('div')({
  position: 'sticky',
  insetBlockEnd: 16,
  zIndex: layers.bar - 1,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 16px',
  marginBlockStart: 20,
  padding: '12px 20px',
  color: colors.onDark,
  background: colors.verdigrisDeep,
  borderRadius: radius.large,
  boxShadow: elevation.floating,
  '& > p': { flex: '1 1 200px' },
  // White on the dark bar.
  '& > button': { color: colors.onDark },
  '& > button:hover': { color: colors.onDark, background: colors.onDarkChosen },
});

interface CompareBarProps {
  count: number;
  /** Where the comparison is; null while too few are chosen. */
  to: string | null;
  onClear: () => void;
}

/** How many couriers are chosen, and the way to their comparison. */
export function CompareBar({ count, to, onClear }: CompareBarProps) {
  const text = useText();
  const bar = useRef<HTMLDivElement>(null);
  useFootInset(bar);
  return (
    <Root ref={bar} role="region" aria-label={text('companies.directory.compare')}>
      <p aria-live="polite">
        {text(to === null ? 'companies.directory.chosenOne' : 'companies.directory.chosen', {
          count,
        })}
      </p>
      <Button variant="text" size="small" onClick={onClear}>
        {text('companies.directory.clearChosen')}
      </Button>
      {to !== null && <ButtonLink to={to}>{text('companies.directory.showComparison')}</ButtonLink>}
    </Root>
  );
}
