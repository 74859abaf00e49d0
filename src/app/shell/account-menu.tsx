import { Button } from '../../ui/controls/button.tsx';
import Popover from '@mui/material/Popover';
import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChevronDownIcon, SignOutIcon } from '../../ui/icons.tsx';
import { InitialsAvatar } from '../../ui/text/initials-avatar.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { colors, elevation, radius } from '../../ui/theme/tokens.ts';
import { useLeave } from './use-leave.ts';

const Trigger = styled('button')({
  position: 'relative',
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
const Who = styled('div')({
  padding: '14px 18px',
  borderBlockEnd: `1px solid ${colors.line}`,
  fontSize: 14,
  lineHeight: '22px',
});
const Company = styled('div')({ fontWeight: 600 });
const Muted = styled('div')({ color: colors.inkMuted });
const Actions = styled('div')({ padding: 8 });

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const text = useText();
  const popoverId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data: profile } = useGetProfile();
  const { leave, leaving } = useLeave();
  const name = profile?.company_name ?? profile?.full_name ?? '';

  return (
    <>
      <Trigger
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : popoverId}
        onClick={(event) => {
          setAnchor(event.currentTarget);
        }}
      >
        <InitialsAvatar name={name} />
        <Name>{name}</Name>
        <VisuallyHidden>{text('app.account.menu')}</VisuallyHidden>
        <ChevronDownIcon size={16} />
      </Trigger>
      <Popover
        id={popoverId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => {
          setAnchor(null);
        }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': text('app.account.menu'),
            sx: {
              marginBlockStart: '6px',
              minInlineSize: 240,
              border: `1px solid ${colors.line}`,
              borderRadius: `${radius.medium}px`,
              boxShadow: elevation.floating,
            },
          },
        }}
      >
        {profile && (
          <Who>
            <Company>{name}</Company>
            {name !== profile.full_name && <div>{profile.full_name}</div>}
            <Muted>
              <Ltr>{profile.email}</Ltr>
            </Muted>
          </Who>
        )}
        <Actions>
          <Button
            fullWidth
            variant="text"
            color="neutral"
            startIcon={<SignOutIcon size={18} />}
            loading={leaving}
            onClick={leave}
            style={{ justifyContent: 'flex-start' }}
          >
            {text('app.account.signOut')}
          </Button>
        </Actions>
      </Popover>
    </>
  );
}
