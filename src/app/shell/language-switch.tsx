import styled from '@emotion/styled';
import { useLocale } from '../../i18n/locale-context.ts';
import { useText } from '../../i18n/use-text.ts';
import { GlobeIcon } from '../../ui/icons.tsx';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';
import { tellLostPart } from './use-lazy-part.ts';

const Switch = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 40,
  paddingInline: 12,
  color: colors.inkMuted,
  background: 'none',
  border: 0,
  borderRadius: radius.medium,
  ...typeScale.small,
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { color: colors.ink, background: colors.sunken },
});

/** Names the other language in that language, and switches to it without a reload. */
export function LanguageSwitch() {
  const text = useText();
  const { locale, changeLocale } = useLocale();
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <Switch
      type="button"
      lang={other}
      onClick={() => {
        changeLocale(other).catch(tellLostPart);
      }}
    >
      <GlobeIcon size={18} />
      {text('app.language.switch')}
    </Switch>
  );
}
