import styled from '@emotion/styled';
import { useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { useFootInset } from '../../ui/layout/use-foot-inset.ts';
import { colors, elevation, radius, typeScale } from '../../ui/theme/tokens.ts';
import { comparable, companyPaths } from '../companies/paths.ts';

const Root = styled('div')({
  position: 'sticky',
  insetBlockEnd: 16,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  marginBlockStart: 20,
  padding: '12px 16px',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  boxShadow: elevation.floating,
  ...typeScale.small,
});

/** Compares the chosen favorites, once there are enough. */
export function CompareBar({ chosen }: { chosen: readonly string[] }) {
  const text = useText();
  const bar = useRef<HTMLDivElement>(null);
  useFootInset(bar);
  return (
    <Root ref={bar} role="region" aria-label={text('favorites.compare')}>
      <p role="status">
        {chosen.length === 0
          ? text('favorites.compare.choose')
          : text('favorites.compare.chosen', { count: chosen.length })}
      </p>
      {chosen.length < comparable.least ? (
        <Button disabled>{text('favorites.compare')}</Button>
      ) : (
        <ButtonLink to={companyPaths.compareResults(chosen)}>
          {text('favorites.compare')}
        </ButtonLink>
      )}
    </Root>
  );
}
