import { ProblemError } from '../../http/problem.ts';

/** Does the work; where it is refused with that code, takes away what it is refused for, and does it. */
export async function unless<Answer>(
  code: ProblemError['code'],
  work: () => Promise<Answer>,
  overlook: (refusal: ProblemError) => Promise<unknown>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === code)) throw error;
    await overlook(error);
    return work();
  }
}
