import type { colors } from './tokens.ts';

/** Names of a background colour and a colour on it. */
export type Pair = readonly [on: keyof typeof colors, color: keyof typeof colors];

/** Text on backgrounds (WCAG 2.2, 1.4.3: 4.5:1). */
export const textPairs: readonly Pair[] = [
  ...(['canvas', 'surface', 'sunken'] as const).flatMap((ground): Pair[] => [
    [ground, 'ink'],
    [ground, 'inkMuted'],
    [ground, 'verdigris'],
    [ground, 'brassText'],
    [ground, 'danger'],
    [ground, 'success'],
    [ground, 'info'],
    [ground, 'warning'],
  ]),
  ['verdigris', 'surface'],
  ['verdigrisDark', 'surface'],
  ['verdigrisDeep', 'onDark'],
  ['verdigrisDeep', 'onDarkMuted'],
  ['verdigrisDeep', 'brassBright'],
  ['brassBright', 'verdigrisDeep'],
  ['brassSoft', 'brassText'],
  ['brassMark', 'ink'],
  ['brassMark', 'inkMuted'],
  ['verdigrisSoft', 'ink'],
  ['verdigrisSoft', 'inkMuted'],
  ['successSoft', 'success'],
  ['infoSoft', 'info'],
  ['warningSoft', 'warning'],
  ['dangerSoft', 'danger'],
  ['danger', 'onAccent'],
  ['dangerDark', 'onAccent'],
  ['brassLit', 'verdigrisDeep'],
  ['verdigrisLit', 'onDark'],
  ['verdigrisLit', 'onDarkMuted'],
  ['verdigrisSoft', 'verdigris'],
  ['dangerSoft', 'ink'],
  ['warningSoft', 'ink'],
  ['infoSoft', 'ink'],
  ['successSoft', 'ink'],
];

/** Lines and marks that are needed to use the page (1.4.11: 3:1). */
export const graphicPairs: readonly Pair[] = [
  ['surface', 'lineStrong'],
  ['canvas', 'lineStrong'],
  ['surface', 'brass'],
  ['canvas', 'verdigris'],
  ['verdigrisDeep', 'brassBright'],
];

/**
 * WCAG 2.2's contrast ratio of two colours, 1 to 21.
 *
 * @param a,b such as `#0f6b60`.
 */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
