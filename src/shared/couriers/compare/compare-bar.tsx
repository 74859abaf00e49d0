import styled from '@emotion/styled';
import { useRef } from 'react';
import { companyPaths } from '../../../features/companies/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { useFootInset } from '../../../ui/layout/use-foot-inset.ts';
import { colors, elevation, layers, radius } from '../../../ui/theme/tokens.ts';
import { parcelParams } from '../../pricing/parcel-address.ts';
import type { ParcelValues } from '../../pricing/parcel.ts';
import type { Compared } from './use-compared.ts';

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
  '@media (max-width: 599.95px)': { '& > a': { flexBasis: '100%' } },
  // White on the dark bar.
  '& > button': { color: colors.onDark },
  '& > button:hover': { color: colors.onDark, background: colors.onDarkChosen },
});

interface CompareBarProps {
  compared: Compared;
  /** What to compare the couriers for; the usual parcel if undefined. */
  parcel?: ParcelValues | null | undefined;
}

/** How many couriers are chosen, and the way to their comparison; nothing if none is. */
export function CompareBar(props: CompareBarProps) {
  return props.compared.ids.length > 0 && <Bar {...props} />;
}

function Bar({ compared: { ids, isEnough, clear }, parcel }: CompareBarProps) {
  const text = useText();
  const bar = useRef<HTMLDivElement>(null);
  useFootInset(bar);
  const search = parcel ? parcelParams(parcel) : undefined;
  return (
    <Root ref={bar} role="region" aria-label={text('shared.couriers.compare')}>
      <p aria-live="polite">{text('shared.couriers.compare.chosen', { count: ids.length })}</p>
      <Button variant="text" size="small" onClick={clear}>
        {text('shared.couriers.compare.clear')}
      </Button>
      {isEnough && (
        <ButtonLink to={companyPaths.compareResults(ids, search)}>
          {text('shared.couriers.compare.show')}
        </ButtonLink>
      )}
    </Root>
  );
}
