import { type Faults, inAnswersOf } from '../fault.ts';

/** Mistakes in what is said about couriers. */
export const courierFaults = {
  'rating-rounded-down': {
    does: '`listCourierRatings` rounds scores down, so that 4.67 stars are shown as 4.6.',
    answer: inAnswersOf('listCourierRatings', ({ data }) => {
      for (const rating of data) {
        const stars = Object.values(rating.parts);
        const mean = stars.reduce((sum, each) => sum + each, 0) / stars.length;
        rating.score = Math.floor(mean * 10) / 10;
      }
    }),
  },
  'histogram-of-page': {
    does: '`listCourierRatings` counts only the ratings of the page in the histogram.',
    answer: inAnswersOf('listCourierRatings', ({ data, summary }) => {
      for (const each of summary.histogram) {
        each.count = data.filter(({ score }) => Math.round(score) === each.stars).length;
      }
    }),
  },
  'promise-as-measured': {
    does: '`createQuote` shows the promised days as those that were measured.',
    answer: inAnswersOf('createQuote', ({ prices }) => {
      for (const { measured, transit_times } of prices) {
        if (measured) measured.p90_days = transit_times.max_days;
      }
    }),
  },
} satisfies Faults;
