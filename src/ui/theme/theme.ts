import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components.ts';
import { colors, fontFamily, motion, radius, type, typeScale } from './tokens.ts';

/** Milliseconds. */
const [quick, calm] = [Number.parseInt(motion.quick), Number.parseInt(motion.calm)];

/** The theme for one direction of writing. Light mode only, as in the specification. */
export function themeFor(direction: 'ltr' | 'rtl'): Theme {
  return createTheme({
    direction,
    palette: {
      mode: 'light',
      primary: {
        main: colors.verdigris,
        dark: colors.verdigrisDark,
        light: colors.verdigrisSoft,
        contrastText: colors.onAccent,
      },
      secondary: { main: colors.brassText, light: colors.brassSoft, contrastText: colors.onAccent },
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
      h1: type.h1,
      h2: type.h2,
      h3: type.h3,
      body1: typeScale.body,
      body2: typeScale.small,
      caption: typeScale.caption,
      button: { ...type.button, textTransform: 'none' },
    },
    transitions: {
      duration: {
        shortest: quick,
        shorter: quick,
        short: calm,
        standard: calm,
        complex: calm,
        enteringScreen: calm,
        leavingScreen: quick,
      },
      easing: {
        easeInOut: motion.enter,
        easeOut: motion.enter,
        easeIn: motion.leave,
        sharp: motion.leave,
      },
    },
    components,
  });
}
