import { css, Global } from '@emotion/react';
import { colors } from '../../../ui/theme/tokens.ts';

const styles = css`
  @page {
    size: A4 landscape;
    margin: 12mm;
  }
  @media print {
    html,
    body {
      background: ${colors.surface} !important;
    }
    section,
    li {
      break-inside: avoid-page;
    }
    a {
      color: ${colors.ink} !important;
    }
    details,
    button:not(th button) {
      display: none !important;
    }
    /* Tables are whole, not scrolled. */
    [data-scrolls='rows'] {
      max-block-size: none !important;
      overflow: visible !important;
    }
    [role='grid'] {
      inline-size: 100% !important;
      table-layout: auto !important;
    }
    [role='grid'] col {
      inline-size: auto !important;
    }
    [role='grid'] :is(th, td) {
      position: static !important;
      block-size: auto !important;
      padding: 6px 4px !important;
      white-space: normal !important;
    }
    [role='grid'] * {
      font-size: 11px !important;
      line-height: 15px !important;
    }
    [role='grid'] svg:not(bdi svg) {
      display: none;
    }
  }
`;

/** A report on paper: dark on white, whole, without controls. */
export function PrintStyle() {
  return <Global styles={styles} />;
}
