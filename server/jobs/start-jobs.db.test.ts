import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { onDatabases } from '../testing/each-database.ts';
import { type Job, startJobs } from './start-jobs.ts';

const log = { error: () => expect.fail('a job failed') };

onDatabases('postgres', (database) => {
  it('three processes run a job one after the other, never at once', async () => {
    let [running, most, runs] = [0, 0, 0];
    const run: Job['run'] = async () => {
      running += 1;
      most = Math.max(most, running);
      await setTimeout(700);
      running -= 1;
      runs += 1;
    };
    const jobs = [{ name: 'a-job', cron: '* * * * *', run }];
    const background = { jobs, tasks: [] };
    const stops = await Promise.all([1, 2, 3].map(() => startJobs(database(), background, log)));
    await vi.waitFor(() => expect(runs).toBeGreaterThan(0), 20_000);
    // Long enough for each process to look for work again.
    await setTimeout(6_000);
    await Promise.all(stops.map((stop) => stop()));
    expect(most).toBe(1);
  });
});
