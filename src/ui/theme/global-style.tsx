import { Global } from '@emotion/react';
import { colors, fontFamily, motion, typeScale } from './tokens.ts';

const styles = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: {
    colorScheme: 'light only',
    background: colors.canvas,
    WebkitTextSizeAdjust: '100%',
    scrollPaddingBlockStart: 88,
    scrollPaddingBlockEnd: 'var(--foot-inset, 0px)',
  },
  body: {
    margin: 0,
    color: colors.ink,
    fontFamily,
    ...typeScale.body,
    // Without this the font draws Arabic-Indic digits next to Arabic letters.
    fontFeatureSettings: "'locl' 0",
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: 0 },
  'ul, ol': { padding: 0, listStyle: 'none' },
  a: { color: colors.verdigris },
  'button, input, select, textarea': { font: 'inherit', letterSpacing: 'inherit' },
  ':focus-visible': { outline: `2px solid ${colors.verdigris}`, outlineOffset: 2 },
  // Headings get the focus after navigation so that screen readers start there, but they are not
  // controls.
  'h1:focus': { outline: 'none' },
  '[dir="rtl"] .directional': { transform: 'scaleX(-1)' },
  '::selection': { background: colors.brassBright, color: colors.ink },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: `${motion.none} !important`,
      animationIterationCount: '1 !important',
      // Any duration, however short, would animate every change of any property.
      transition: 'none !important',
    },
  },
} as const;

/** The base styles of every page. */
export function GlobalStyle() {
  return <Global styles={styles} />;
}
