import { expect, it } from 'vitest';
import { type Answer, BrokenLaw } from './answer.ts';
import { explained, noteAnswer } from './trail.ts';

const answer = (id: Answer['id']): Answer => {
  return { id, call: {}, status: 200, headers: {}, body: undefined, curl: 'curl' };
};

/** Causes the error that an answer without a body causes in a law. */
async function trip(violations: readonly string[]): Promise<void> {
  noteAnswer(answer('createQuote'), violations);
  await Promise.resolve();
  noteAnswer(answer('getQuote'), []);
  const { body } = answer('getQuote');
  expect((body as { id: string }).id).toBe('');
}

const thrown = (work: Promise<void>) => work.catch((error: unknown) => error as BrokenLaw);

it("names the invalid answer behind a law's error, and not that of another law", async () => {
  const [one, other] = await Promise.all([
    thrown(explained(() => trip(['no body', 'no header']))),
    thrown(explained(() => trip([]))),
  ]);
  expect(one).toBeInstanceOf(BrokenLaw);
  expect(one).toMatchObject({
    message: 'createQuote gave an answer that breaks the contract: no body',
    answer: { id: 'createQuote' },
  });
  expect(other).toMatchObject({
    message: expect.stringMatching(/^Cannot continue after the answer of getQuote: /) as string,
    answer: { id: 'getQuote' },
  });
});

it('tells a broken law with its own answer, else with the last one', async () => {
  const run = (law: BrokenLaw) =>
    thrown(
      explained(() => {
        noteAnswer(answer('getBalance'), ['no body']);
        return Promise.reject(law);
      }),
    );
  const law = new BrokenLaw('a quote: 1 instead of 2', answer('getQuote'));
  expect(await run(law)).toBe(law);
  expect(await run(new BrokenLaw('the balance: 1 instead of 2'))).toMatchObject({
    ...{ message: 'the balance: 1 instead of 2', isLast: true },
    answer: { id: 'getBalance' },
  });
});
