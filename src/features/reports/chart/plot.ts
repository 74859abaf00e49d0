/** Pixels of the chart: its height, and what lies between its edges and the plot. */
export const plot = { height: 260, top: 12, bottom: 8, axis: 60 } as const;

/** Marks what the chart is drawn into, which is empty until then. */
export const drawingMark = 'data-drawing';
