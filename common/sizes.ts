/** Millimetres of one piece, longest side first. */
export interface PieceDimensions {
  length: number;
  width: number;
  height: number;
}

/** What a named size fills in; the fourth size, `custom`, is typed by the person. */
export const SIZE_PRESETS = {
  small: { length: 200, width: 150, height: 100 },
  medium: { length: 350, width: 250, height: 200 },
  large: { length: 500, width: 400, height: 350 },
} as const satisfies Record<string, PieceDimensions>;

export type SizePreset = keyof typeof SIZE_PRESETS;
