import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import type { Dayjs } from 'dayjs';
import { useMemo, useState, type InputEvent, type KeyboardEvent } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { foldDigits } from '../../../common/digits.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { timeZone } from '../../i18n/locale.ts';
import type { ControlIds } from '../forms/field-frame.tsx';
import { CalendarIcon, ClockIcon } from '../icons.tsx';
import { pickerStyle, pickerPaperStyle, rtlPickerStyle } from './picker-style.ts';
import { letPlainTextThrough } from './plain-text-policy.ts';
import { PickersProvider } from './pickers-provider.tsx';
import { inRiyadh } from './riyadh-time.ts';

letPlainTextThrough();

/** The format of the value in the form. */
const kinds = {
  day: { written: 'YYYY-MM-DD', read: (day: string) => inRiyadh(day) },
  time: { written: 'HH:mm', read: (time: string) => inRiyadh(`2000-01-01T${time}`) },
} as const;

interface PickerBoxProps {
  kind: keyof typeof kinds;
  ids: ControlIds;
  name: string;
  inputRef: RefCallBack;
  /**
   * `2026-11-21` or `09:30`; empty while nothing is chosen, and other text while it is incomplete.
   */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  disabled: boolean;
  /** The first and last values that may be chosen. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The box for typing or picking a day or a time of day. */
export function PickerBox({ kind, ...shared }: PickerBoxProps) {
  const { ids, name, inputRef, value, onChange, onBlur, disabled, from, to } = shared;
  const { written, read } = kinds[kind];
  const isRtlDay = useLocale().direction === 'rtl' && kind === 'day';
  // An incomplete entry has no value that it could be restored from.
  const [typed, setTyped] = useState<{ value: string; moment: Dayjs | null }>();
  const parsed = useMemo(() => (value === '' ? null : read(value)), [read, value]);
  const picker = {
    name,
    inputRef,
    timezone: timeZone,
    value: typed?.value === value ? typed.moment : parsed,
    onChange: (moment: Dayjs | null) => {
      const next = moment?.format(written) ?? '';
      setTyped({ value: next, moment });
      onChange(next);
    },
    disabled,
    closeOnSelect: true,
    slotProps: {
      actionBar: { actions: [] },
      desktopPaper: { sx: pickerPaperStyle },
      field: { shouldRespectLeadingZeros: true },
      popper: { 'aria-labelledby': `${ids.id}-label` },
      textField: {
        id: ids.id,
        fullWidth: true,
        // The picker itself marks values out of bounds.
        ...(ids['aria-invalid'] && { error: true }),
        onBlur,
        sx: isRtlDay ? rtlPickerStyle : pickerStyle,
        slotProps: {
          input: {
            'aria-labelledby': `${ids.id}-label`,
            'aria-describedby': ids['aria-describedby'],
          },
        },
      },
    },
  };
  return (
    <PickersProvider>
      <div onInputCapture={foldTyped} onKeyDownCapture={isRtlDay ? swapArrows : undefined}>
        {kind === 'day' ? (
          <DesktopDatePicker
            {...picker}
            format={isRtlDay ? 'YYYY MMMM D' : 'D MMMM YYYY'}
            slots={{ openPickerIcon: CalendarIcon }}
            {...(from !== undefined && { minDate: read(from) })}
            {...(to !== undefined && { maxDate: read(to) })}
          />
        ) : (
          <DesktopTimePicker
            {...picker}
            ampm={false}
            slots={{ openPickerIcon: ClockIcon }}
            {...(from !== undefined && { minTime: read(from) })}
            {...(to !== undefined && { maxTime: read(to) })}
          />
        )}
      </div>
    </PickersProvider>
  );
}

/**
 * For right-to-left readers MUI reverses the parts of a date and lays them out from the left, so
 * the day would be typed last. Reversed twice and laid out from the right, the parts are read and
 * typed in one order, and the arrow keys move where they point.
 */
function swapArrows(event: KeyboardEvent<HTMLElement>): void {
  const swapped = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key];
  // The calendar popup is elsewhere in the page and swaps its arrow keys itself.
  const isInBox = event.currentTarget.contains(event.target as Node);
  if (swapped === undefined || !isInBox || !event.nativeEvent.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(new window.KeyboardEvent('keydown', { key: swapped, bubbles: true }));
}

/** Turns Arabic-Indic and Persian digits into Latin ones before the picker reads them. */
function foldTyped({ target }: InputEvent<HTMLElement>): void {
  const section = target as HTMLElement;
  const folded = foldDigits(section.textContent);
  if (folded !== section.textContent) section.textContent = folded;
}
