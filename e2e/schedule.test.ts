import { expect, test } from 'vitest';
import { runInOrder } from './schedule.ts';
import { stages } from './stages.ts';

const some = (name: string) => ({ name, takes: 'some' as const });

/** When each stage started and ended, if all take equally long. */
async function diaryOf(of: Parameters<typeof runInOrder>[0]) {
  const diary: string[] = [];
  await runInOrder(of, async ({ name }) => {
    diary.push(`+${name}`);
    await new Promise(setImmediate);
    diary.push(`-${name}`);
    return 1;
  });
  return diary;
}

test('two stages run at a time, one that takes all alone, and no two that take most', async () => {
  const [a, b, c] = [some('a'), some('b'), some('c')];
  expect(await diaryOf([a, b, c])).toEqual(['+a', '+b', '-a', '+c', '-b', '-c']);
  const alone = { name: 'b', takes: 'all' as const };
  expect(await diaryOf([a, alone, c])).toEqual(['+a', '+c', '-a', '-c', '+b', '-b']);
  const heavy = ['a', 'b'].map((name) => ({ name, takes: 'most' as const }));
  expect(await diaryOf(heavy)).toEqual(['+a', '-a', '+b', '-b']);
});

test('a stage waits for those it depends on, and a missing one is an error', async () => {
  const then = { ...some('then'), after: ['first'] };
  expect(await diaryOf([then, some('first')])).toEqual(['+first', '-first', '+then', '-then']);
  await expect(diaryOf([then])).rejects.toThrow('then waits for ever');
});

test('every stage of `make test` runs once, and the answers run last', async () => {
  const diary = await diaryOf(stages);
  const ended = diary.filter((line) => line.startsWith('-'));
  expect(ended.toSorted()).toEqual(stages.map(({ name }) => `-${name}`).toSorted());
  expect(ended.at(-1)).toBe('-answers');
});
