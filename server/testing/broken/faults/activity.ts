import { type Faults, inAnswersOf } from '../fault.ts';

/** An activity log that says something else than what was done. */
export const activityFaults = {
  'wrong-codes-not-recorded': {
    does: '`listActivity` has no entry for a wrong code.',
    answer: inAnswersOf('listActivity', (log) => {
      log.data = log.data.filter(({ action }) => action !== 'wrong_code_entered');
    }),
  },
  'changes-the-other-way': {
    does: '`listActivity` shows the earlier value of a setting as the later one.',
    answer: inAnswersOf('listActivity', ({ data }) => {
      for (const change of data.flatMap(({ changes }) => changes)) {
        const { before, after } = change;
        delete change.before;
        delete change.after;
        if (after !== undefined) change.before = after;
        if (before !== undefined) change.after = before;
      }
    }),
  },
} satisfies Faults;
