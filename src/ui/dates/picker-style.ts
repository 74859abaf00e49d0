import { colors, elevation, figures, radius } from '../theme/tokens.ts';
import { arabicPickerTexts } from './arabic-picker-texts.ts';

/** Makes a picker's box look like the plain boxes of other fields. */
export const pickerStyle = {
  '& .MuiPickersInputBase-root': {
    minHeight: 45,
    paddingInline: '12px',
    background: colors.surface,
    borderRadius: `${radius.medium}px`,
    ...figures,
  },
  '& .MuiPickersInputBase-root.Mui-disabled': {
    color: colors.inkMuted,
    background: colors.sunken,
  },
  '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: colors.lineStrong },
  '& .MuiPickersInputBase-root.Mui-disabled .MuiPickersOutlinedInput-notchedOutline': {
    borderColor: colors.line,
  },
  '& .MuiPickersInputBase-root .MuiPickersInputBase-sectionsContainer': {
    padding: '9px 0',
    lineHeight: '25px',
    opacity: 1,
  },
  // Shown in a part until it is filled.
  [`& :is([aria-valuetext="Empty"], [aria-valuetext="${arabicPickerTexts.empty}"])`]: {
    color: colors.inkMuted,
  },
} as const;
/** The same with its parts from right to left. */
export const rtlPickerStyle = {
  ...pickerStyle,
  '& .MuiPickersInputBase-root .MuiPickersInputBase-sectionsContainer': {
    ...pickerStyle['& .MuiPickersInputBase-root .MuiPickersInputBase-sectionsContainer'],
    direction: 'rtl /*! @noflip */',
    justifyContent: 'start',
  },
} as const;

export const pickerPaperStyle = {
  marginBlock: '6px',
  border: `1px solid ${colors.line}`,
  borderRadius: `${radius.medium}px`,
  boxShadow: elevation.floating,
} as const;
