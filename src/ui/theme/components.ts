import type { Components, Theme } from '@mui/material/styles';
import { SelectChevron } from './select-chevron.tsx';
import { colors, elevation, radius, typeScale } from './tokens.ts';

const focusRing = {
  outline: `2px solid ${colors.verdigris}`,
  outlineOffset: 2,
} as const;

/** Style and behaviour of MUI's components in Mizan. */
export const components: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 42,
        paddingInline: 16,
        borderRadius: radius.medium,
        variants: [
          { props: { size: 'small' }, style: { minHeight: 34, paddingInline: 12 } },
          {
            props: { size: 'large' },
            style: { minHeight: 50, paddingInline: 24, ...typeScale.lead },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              color: colors.ink,
              background: colors.surface,
              borderColor: colors.line,
              '&:hover': { background: colors.sunken, borderColor: colors.lineStrong },
            },
          },
        ],
      },
      startIcon: { marginInline: '-2px 8px' },
      endIcon: { marginInline: '8px -2px' },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: radius.medium } } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 44,
        background: colors.surface,
        borderRadius: radius.medium,
        '&:hover:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline':
          { borderColor: colors.ink },
        '&.Mui-disabled': { background: colors.sunken },
      },
      notchedOutline: { borderColor: colors.lineStrong },
      input: { padding: '10px 12px', height: 'auto' },
    },
  },
  MuiInputBase: {
    styleOverrides: { input: { '&::placeholder': { color: colors.inkMuted, opacity: 1 } } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: colors.ink,
        ...typeScale.small,
        fontWeight: 500,
        '&.Mui-focused': { color: colors.ink },
        '&.Mui-error': { color: colors.ink },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginBlockStart: 6, ...typeScale.caption } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root': { paddingBlock: 0 },
        '&.MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '10px 8px' },
      },
      paper: {
        marginBlock: 6,
        borderRadius: radius.medium,
        border: `1px solid ${colors.line}`,
        boxShadow: elevation.floating,
      },
      option: { minHeight: 40 },
    },
  },
  MuiSelect: { defaultProps: { IconComponent: SelectChevron } },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiMenu: {
    styleOverrides: {
      paper: {
        marginBlockStart: 6,
        borderRadius: radius.medium,
        border: `1px solid ${colors.line}`,
        boxShadow: elevation.floating,
      },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 40, ...typeScale.body } } },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: radius.large, boxShadow: elevation.floating, margin: 16 },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 500 } } },
};
