import { describe, expect, it } from 'vitest';
import { contrast, graphicPairs, textPairs } from './contrast.ts';
import { colors, metals } from './tokens.ts';

describe('colours', () => {
  it.each(textPairs)('on %s, text in %s can be read', (ground, color) => {
    expect(contrast(colors[ground], colors[color])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)('on %s, marks in %s can be seen', (ground, color) => {
    expect(contrast(colors[ground], colors[color])).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(metals))('of a tier of %s can be read', (_, { color, background }) => {
    expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
  });

  it('are as far apart as WCAG says', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
