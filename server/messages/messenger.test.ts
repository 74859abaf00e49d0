import { expect, it } from 'vitest';
import type { Letter } from './message.ts';
import { newMessenger } from './messenger.ts';

const message = {
  kind: 'code',
  code: '482913',
  channel: 'phone',
  to: '+966500000021',
  locale: 'en',
} as const;

it('retries, and logs a lost message without its content', async () => {
  const lost: unknown[][] = [];
  const tries: Letter[] = [];
  const deaf = {
    deliver(letter: Letter) {
      tries.push(letter);
      return Promise.reject(new Error('no line'));
    },
  };
  const messenger = newMessenger(
    { email: deaf, phone: deaf },
    {
      publicUrl: 'https://mizan.example',
      onLost: (...told) => lost.push(told),
      pauses: [1, 1, 1],
    },
  );
  messenger.send(message);
  expect(tries).toHaveLength(0);
  await expect.poll(() => lost.length).toBe(1);
  expect(tries).toHaveLength(4);
  expect(JSON.stringify(lost)).not.toContain('482913');
});

it('does not wait for retries when it closes', async () => {
  const lost: string[] = [];
  const deaf = { deliver: () => Promise.reject(new Error('no line')) };
  const messenger = newMessenger(
    { email: deaf, phone: deaf },
    { publicUrl: 'https://mizan.example', onLost: (_error, kind) => lost.push(kind) },
  );
  messenger.send(message);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  await messenger.close();
  expect(lost).toEqual(['code']);
});
