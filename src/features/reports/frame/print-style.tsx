import { css, Global } from '@emotion/react';
import { colors } from '../../../ui/theme/tokens.ts';

const styles = css({
  '@page': { margin: '12mm' },
  '@media print': {
    'html, body': { background: `${colors.surface} !important` },
    section: { breakInside: 'avoid-page' },
    // Tables are whole, not scrolled.
    '[data-scrolls="rows"]': { maxBlockSize: 'none !important', overflow: 'visible !important' },
    '[role="grid"]': { inlineSize: '100% !important' },
    '[role="grid"] col': { inlineSize: 'auto !important' },
    '[role="grid"] :is(th, td)': { position: 'static !important', paddingInline: '6px !important' },
    'a, a strong': { color: `${colors.ink} !important` },
    'button, details': { display: 'none !important' },
  },
});

/** A report on paper: black on white, whole, without controls. */
export function PrintStyle() {
  return <Global styles={styles} />;
}
