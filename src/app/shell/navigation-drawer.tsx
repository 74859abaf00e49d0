import { Drawer } from '../../ui/mui/drawer.ts';
import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { colors, layout } from '../../ui/theme/tokens.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SideContent } from './side-content.tsx';

// On wider screens it is in the top bar.
const OnPhone = styled('div')({
  paddingBlockEnd: 12,
  '& button': { color: colors.onDarkMuted },
  '& button:hover': { color: colors.onDark, background: colors.onDarkHover },
  '& button:focus-visible': { outlineColor: colors.brassBright },
  '@media (min-width: 600px)': { display: 'none' },
});

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The main menu on phones and tablets. */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const text = useText();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': text('app.navigation'),
          sx: { inlineSize: layout.sideNavigation + 28 },
        },
      }}
    >
      <SideContent
        action={
          <IconButton aria-label={text('app.navigation.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        }
        foot={
          <OnPhone>
            <LanguageSwitch />
          </OnPhone>
        }
        onChosen={onClose}
      />
    </Drawer>
  );
}
