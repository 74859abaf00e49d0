import { expect, it } from 'vitest';
import { SIZE_PRESETS } from './sizes.ts';

it('grows from preset to preset, each with its longest side first', () => {
  const { small, medium, large } = SIZE_PRESETS;
  for (const { length, width, height } of [small, medium, large]) {
    expect(length).toBeGreaterThanOrEqual(width);
    expect(width).toBeGreaterThanOrEqual(height);
  }
  for (const side of ['length', 'width', 'height'] as const) {
    expect(small[side]).toBeLessThan(medium[side]);
    expect(medium[side]).toBeLessThan(large[side]);
  }
});
