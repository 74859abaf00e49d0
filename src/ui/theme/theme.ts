import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components.ts';
import { colors, fontFamily, radius } from './tokens.ts';

/** The theme for one direction of writing. Light only, as the specification has it. */
export function themeFor(direction: 'ltr' | 'rtl'): Theme {
  return createTheme({
    direction,
    palette: {
      mode: 'light',
      primary: {
        main: colors.verdigris,
        dark: colors.verdigrisDark,
        light: colors.verdigrisSoft,
        contrastText: '#ffffff',
      },
      secondary: { main: colors.brassText, light: colors.brassSoft, contrastText: '#ffffff' },
      error: { main: colors.danger, light: colors.dangerSoft },
      warning: { main: colors.warning, light: colors.warningSoft },
      info: { main: colors.info, light: colors.infoSoft },
      success: { main: colors.success, light: colors.successSoft },
      background: { default: colors.canvas, paper: colors.surface },
      text: { primary: colors.ink, secondary: colors.inkMuted, disabled: colors.lineStrong },
      divider: colors.line,
    },
    shape: { borderRadius: radius.medium },
    typography: {
      fontFamily,
      fontWeightBold: 600,
      // Arabic letters are smaller on the line than Latin ones: sizes and leading suit both.
      h1: { fontSize: 27, lineHeight: '38px', fontWeight: 600 },
      h2: { fontSize: 19, lineHeight: '30px', fontWeight: 600 },
      h3: { fontSize: 16, lineHeight: '26px', fontWeight: 600 },
      body1: { fontSize: 15, lineHeight: '25px' },
      body2: { fontSize: 14, lineHeight: '22px' },
      caption: { fontSize: 13, lineHeight: '20px' },
      button: { fontSize: 15, lineHeight: '24px', fontWeight: 500, textTransform: 'none' },
    },
    components,
  });
}
