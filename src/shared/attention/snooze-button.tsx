import { lazy, Suspense, useId, useState } from 'react';
import type { AttentionSnoozeDays } from '../../api/generated/model/attention-snooze-days.ts';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import { ClockIcon } from '../../ui/icons.tsx';

const SnoozeMenu = lazy(async () => ({ default: (await import('./snooze-menu.tsx')).SnoozeMenu }));

interface SnoozeButtonProps {
  /** The item in words. */
  about: string;
  onChoose: (days: AttentionSnoozeDays) => void;
}

/** Opens the menu with the days for which an item can be snoozed. */
export function SnoozeButton({ about, onChoose }: SnoozeButtonProps) {
  const text = useText();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const label = text('home.attention.snooze', { item: about });
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Tooltip label={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={({ currentTarget }) => {
            setAnchor(currentTarget);
            setOpened(true);
          }}
        >
          <ClockIcon size={18} />
        </IconButton>
      </Tooltip>
      {opened && (
        <Suspense>
          <SnoozeMenu
            id={menuId}
            label={label}
            anchor={anchor}
            onClose={close}
            onChoose={(days) => {
              close();
              onChoose(days);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
