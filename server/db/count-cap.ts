/** Where lists stop counting: an exact count of a long list costs more than its page. */
export const COUNT_CAP = 1_001;
