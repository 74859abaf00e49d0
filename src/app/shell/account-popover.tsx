import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Profile } from '../../api/generated/model/profile.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { useText } from '../../i18n/use-text.ts';
import { profilePath } from '../../features/profile/paths.ts';
import { PersonIcon, SignOutIcon } from '../../ui/icons.tsx';
import { Avatar } from '../../ui/text/avatar.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { colors, elevation, radius, typeScale } from '../../ui/theme/tokens.ts';
import { useLeave } from './use-leave.ts';

const Who = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 16px',
  borderBlockEnd: `1px solid ${colors.line}`,
  ...typeScale.small,
});
const Name = styled('div')({ fontWeight: 600 });
const Muted = styled('div')({ color: colors.inkMuted });
const Actions = styled(MenuList)({
  padding: 8,
  // One of them is a link.
  '& > [role="menuitem"]': { gap: 12, paddingInline: 10, borderRadius: radius.small },
});

interface AccountPopoverProps {
  menuId: string;
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  /** Undefined until it has loaded. */
  profile: Profile | undefined;
}

/** The full name of the account, and its menu. */
export function AccountPopover({ menuId, anchor, open, onClose, profile }: AccountPopoverProps) {
  const text = useText();
  const whoId = useId();
  const { leave, leaving } = useLeave();
  const end = useLocale().direction === 'rtl' ? 'left' : 'right';
  const name = profile?.company_name ?? profile?.full_name ?? '';
  return (
    <Popover
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: end }}
      transformOrigin={{ vertical: 'top', horizontal: end }}
      slotProps={{
        paper: {
          sx: {
            marginBlockStart: '6px',
            minInlineSize: 264,
            border: `1px solid ${colors.line}`,
            borderRadius: `${radius.medium}px`,
            boxShadow: elevation.floating,
          },
        },
      }}
    >
      {profile && (
        <Who id={whoId}>
          <Avatar name={name} picture={profile.picture} size={40} />
          <div>
            <Name>
              <bdi>{name}</bdi>
            </Name>
            {name !== profile.full_name && (
              <div>
                <bdi>{profile.full_name}</bdi>
              </div>
            )}
            <Muted>
              <Ltr>{profile.email}</Ltr>
            </Muted>
          </div>
        </Who>
      )}
      <Actions
        id={menuId}
        autoFocusItem={open}
        aria-label={text('app.account.menu')}
        aria-describedby={whoId}
        onKeyDown={(event) => {
          if (event.key === 'Tab') onClose();
        }}
      >
        <MenuItem component={Link} to={profilePath} onClick={onClose}>
          <PersonIcon size={18} />
          {text('app.navigation.profile')}
        </MenuItem>
        <MenuItem onClick={leave} disabled={leaving}>
          <SignOutIcon size={18} />
          {text('app.account.signOut')}
        </MenuItem>
      </Actions>
    </Popover>
  );
}
