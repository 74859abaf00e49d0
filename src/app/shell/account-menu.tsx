import styled from '@emotion/styled';
import { useId, useState, type SyntheticEvent } from 'react';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { Avatar } from '../../ui/text/avatar.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';
import { useLazyPart } from './use-lazy-part.ts';

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
  ...typeScale.small,
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"]': { background: colors.sunken },
  '@media (max-width: 599.95px)': { '& > svg': { display: 'none' } },
});
const Name = styled('span')({
  maxInlineSize: 180,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media (max-width: 959.95px)': { display: 'none' },
});

const loadPopover = async () => (await import('./account-popover.tsx')).AccountPopover;

/** The account that is signed in; opens its menu. */
export function AccountMenu() {
  const text = useText();
  const menuId = useId();
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const { Part: AccountPopover, ...menu } = useLazyPart(loadPopover);
  const { data: profile } = useGetProfile();
  const name = profile?.company_name ?? profile?.full_name ?? '';
  const open = ({ currentTarget }: SyntheticEvent<HTMLButtonElement>) => {
    setTrigger(currentTarget);
    menu.open();
  };

  return (
    <>
      <Trigger
        type="button"
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-controls={menu.isOpen ? menuId : undefined}
        onPointerEnter={menu.prepare}
        onFocus={menu.prepare}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open(event);
        }}
      >
        <Avatar name={name} picture={profile?.picture} />
        <Name>
          <bdi>{name}</bdi>
        </Name>
        <VisuallyHidden>{text('app.account.menu')}</VisuallyHidden>
        <ChevronDownIcon size={16} />
      </Trigger>
      {AccountPopover && (
        <AccountPopover
          menuId={menuId}
          anchor={trigger}
          open={menu.isOpen}
          onClose={menu.close}
          profile={profile}
        />
      )}
    </>
  );
}
