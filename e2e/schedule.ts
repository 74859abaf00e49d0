import type { Stage } from './stages.ts';

const AT_A_TIME = 2;
const LOAD = { some: 1, most: 2, all: 3 };
const ROOM = 3;

type Scheduled = Pick<Stage, 'name' | 'after' | 'takes'>;

/**
 * Runs every stage once, two at a time: always the first stage that is ready and fits.
 *
 * @returns the seconds of each, in the order in which they ended.
 */
export async function runInOrder<S extends Scheduled>(
  stages: readonly S[],
  run: (stage: S) => Promise<number>,
): Promise<Map<string, number>> {
  const waiting = new Set(stages);
  const running = new Map<S, Promise<void>>();
  const ended = new Map<string, number>();

  const fits = ({ after = [], takes }: S) => {
    const load = [...running.keys()].reduce((sum, each) => sum + LOAD[each.takes], LOAD[takes]);
    return load <= ROOM && after.every((name) => ended.has(name));
  };
  const next = () => (running.size < AT_A_TIME ? [...waiting].find(fits) : undefined);
  const begin = (stage: S) => {
    waiting.delete(stage);
    const end = (seconds: number) => {
      ended.set(stage.name, seconds);
      running.delete(stage);
    };
    running.set(stage, run(stage).then(end));
  };

  while (waiting.size > 0 || running.size > 0) {
    for (let stage = next(); stage; stage = next()) begin(stage);
    if (running.size === 0) throw new Error(`${[...waiting][0]?.name} waits for ever`);
    await Promise.race(running.values());
  }
  return ended;
}
