import { expect, it } from 'vitest';
import { contrast, graphicPairs, textPairs } from './contrast.ts';
import { colors, metals } from './tokens.ts';

it.each(textPairs)('text on %s in %s is readable', (ground, color) => {
  expect(contrast(colors[ground], colors[color])).toBeGreaterThanOrEqual(4.5);
});

it.each(graphicPairs)('marks on %s in %s are visible', (ground, color) => {
  expect(contrast(colors[ground], colors[color])).toBeGreaterThanOrEqual(3);
});

it.each(Object.entries(metals))('text of the %s tier is readable', (_, { color, background }) => {
  expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
});

it('have the contrast that WCAG computes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
