import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChevronDownIcon, SignOutIcon } from '../../ui/icons.tsx';
import { InitialsAvatar } from '../../ui/text/initials-avatar.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { colors, radius } from '../../ui/theme/tokens.ts';
import { useLeave } from './use-leave.ts';

const Trigger = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: 44,
  paddingInline: 6,
  color: colors.ink,
  background: 'none',
  border: 0,
  borderRadius: radius.medium,
  fontSize: 14,
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { background: colors.sunken },
});
const Name = styled('span')({
  maxInlineSize: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media (max-width: 959.95px)': { display: 'none' },
});
const Who = styled('div')({ padding: '6px 16px 10px', fontSize: 14, lineHeight: '22px' });
const Email = styled('div')({ color: colors.inkMuted });

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const text = useText();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: profile } = useGetProfile();
  const { leave, leaving } = useLeave();
  const name = profile?.company_name ?? profile?.full_name ?? '';

  return (
    <>
      <Trigger
        type="button"
        aria-label={text('app.account.menu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <InitialsAvatar name={name} />
        <Name>{name}</Name>
        <ChevronDownIcon size={16} />
      </Trigger>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => {
          setAnchor(null);
        }}
      >
        {profile && [
          <Who key="who" role="presentation">
            <strong>{profile.full_name}</strong>
            <Email>
              <Ltr>{profile.email}</Ltr>
            </Email>
          </Who>,
          <Divider key="line" sx={{ marginBlockEnd: 1 }} />,
        ]}
        <MenuItem onClick={leave} disabled={leaving} sx={{ gap: 1.5 }}>
          <SignOutIcon size={18} />
          {text('app.account.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
