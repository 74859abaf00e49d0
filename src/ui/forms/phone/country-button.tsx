import styled from '@emotion/styled';
import { useMemo, type ComponentProps } from 'react';
import { useLocale } from '../../../i18n/locale-context.ts';
import { intlTags } from '../../../i18n/locale.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ChevronDownIcon } from '../../icons.tsx';
import { colors, figures, radius } from '../../theme/tokens.ts';
import { CountryFlag } from './country-flag.tsx';

/** As tall as its box, from edge to edge. */
const Button = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flexShrink: 0,
  minBlockSize: 42,
  marginInlineStart: -14,
  paddingInline: '12px 10px',
  color: colors.ink,
  background: 'none',
  border: 0,
  borderInlineEnd: `1px solid ${colors.line}`,
  borderStartStartRadius: radius.medium - 1,
  borderEndStartRadius: radius.medium - 1,
  cursor: 'pointer',
  '&:hover:enabled, &[aria-expanded="true"]': { background: colors.sunken },
  '&:focus-visible': { outline: `2px solid ${colors.verdigris}`, outlineOffset: -3 },
  '&:disabled': { color: colors.inkMuted, cursor: 'default' },
  '& svg:last-child': { color: colors.inkMuted },
});
const Code = styled('span')({ ...figures, minInlineSize: 34, textAlign: 'start' });

interface CountryButtonProps extends ComponentProps<typeof Button> {
  /** Label of the whole field. */
  label: string;
  country: string | null;
  callingCode: string | undefined;
}

/** Flag and calling code of the chosen country. It opens the list of all countries. */
export function CountryButton({ label, country, callingCode, ...rest }: CountryButtonProps) {
  const text = useText();
  const nameOf = useCountryName();
  const code = callingCode === undefined ? '' : `+${callingCode}`;
  return (
    <Button
      {...rest}
      type="button"
      aria-haspopup="listbox"
      aria-label={
        country === null
          ? text('ui.phone.noCountry', { label })
          : text('ui.phone.country', { label, country: nameOf(country), code })
      }
    >
      <CountryFlag country={country} />
      {code !== '' && <Code>{code}</Code>}
      <ChevronDownIcon size={14} />
    </Button>
  );
}

/** Returns the names of countries in the reader's language. */
export function useCountryName(): (code: string) => string {
  const { locale } = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(intlTags[locale], { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, [locale]);
}
