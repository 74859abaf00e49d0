import styled from '@emotion/styled';
// The package exports its flags as code only; a file of its own takes no time to run.
import saudiFlag from '/node_modules/country-flag-icons/3x2/SA.svg';
import { useEffect } from 'react';
import { GlobeIcon } from '../../icons.tsx';
import { colors } from '../../theme/tokens.ts';
import { home } from './home-country.ts';
import { loadFlags, useFlags } from './flags.ts';

const Frame = styled('span')({
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: 24,
  blockSize: 16,
  alignItems: 'center',
  justifyContent: 'center',
});

const Image = styled('img')({
  inlineSize: 24,
  blockSize: 16,
  borderRadius: 3,
  // White flags need an edge.
  boxShadow: `0 0 0 1px ${colors.line}`,
});

/** The flag of a country, or a globe for a number without one. */
export function CountryFlag({ country }: { country: string | null }) {
  const flags = useFlags();
  const isAway = country !== null && country !== home.country;
  useEffect(() => {
    if (isAway) loadFlags();
  }, [isAway]);
  if (country === null) {
    return (
      <Frame>
        <GlobeIcon size={18} />
      </Frame>
    );
  }
  return (
    <Frame>
      {country === home.country ? (
        <Image alt="" src={saudiFlag} />
      ) : (
        <FlagImage svg={flags?.[country]} />
      )}
    </Frame>
  );
}

/** Empty until the image has loaded. */
export function FlagImage({ svg }: { svg: string | undefined }) {
  return svg && <Image alt="" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />;
}
