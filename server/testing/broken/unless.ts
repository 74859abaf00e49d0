import { ProblemError } from '../../http/problem.ts';

/** Does the work. If it is refused with that code, removes the cause and does it again. */
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
