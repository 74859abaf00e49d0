import { Menu } from '../../ui/mui/menu.ts';
import MenuItem from '@mui/material/MenuItem';
import { AttentionSnoozeDays } from '../../api/generated/model/attention-snooze-days.ts';
import { useText } from '../../i18n/use-text.ts';

interface SnoozeMenuProps {
  id: string;
  /** The name of the button that opens it. */
  label: string;
  anchor: HTMLElement | null;
  onChoose: (days: AttentionSnoozeDays) => void;
  onClose: () => void;
}

/** The days for which an item can be snoozed. */
export function SnoozeMenu({ id, label, anchor, onChoose, onClose }: SnoozeMenuProps) {
  const text = useText();
  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // The menu is outside the page's structure, where screen readers find it only by a landmark.
      slotProps={{ root: { role: 'region', 'aria-label': label } }}
    >
      {Object.values(AttentionSnoozeDays).map((days) => (
        <MenuItem
          key={days}
          onClick={() => {
            onChoose(days);
          }}
        >
          {text('home.attention.days', { days })}
        </MenuItem>
      ))}
    </Menu>
  );
}
