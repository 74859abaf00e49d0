/** How far lists count: an exact count of a long one costs more than the page under it. */
export const COUNT_CAP = 1_001;
