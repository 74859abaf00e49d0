import { expect, it } from 'vitest';
import type { Letter } from './message.ts';
import { newMessenger } from './messenger.ts';

const code = { kind: 'code', code: '482913', locale: 'en' } as const;
const message = { ...code, channel: 'phone', to: '+966500000021' } as const;

/** A messenger whose carriers never deliver. */
function deafMessenger(pauses?: number[]) {
  const lost: unknown[][] = [];
  const tries: Letter[] = [];
  const deaf = {
    deliver(letter: Letter) {
      tries.push(letter);
      return Promise.reject(new Error('no line'));
    },
  };
  const options = { onLost: (...told: unknown[]) => lost.push(told), ...(pauses && { pauses }) };
  const publicUrl = 'https://mizan.example';
  const messenger = newMessenger({ email: deaf, phone: deaf }, { publicUrl, ...options });
  return { messenger, lost, tries };
}

it('retries, and logs a lost message without its content', async () => {
  const { messenger, lost, tries } = deafMessenger([1, 1, 1]);
  messenger.send(message);
  expect(tries).toHaveLength(0);
  await expect.poll(() => lost.length).toBe(1);
  expect(tries).toHaveLength(4);
  expect(JSON.stringify(lost)).not.toContain('482913');
});

it('does not wait for retries when it closes', async () => {
  const { messenger, lost, tries } = deafMessenger();
  messenger.send(message);
  await expect.poll(() => tries.length).toBe(1);
  await messenger.close();
  expect(lost).toMatchObject([[expect.any(Error), 'code']]);
});

it('tries a message once for those who try again themselves', async () => {
  const { messenger, lost, tries } = deafMessenger();
  const delivery = messenger.deliver(message);
  expect(messenger.underWay()).toBe(1);
  await expect(delivery).rejects.toThrow('no line');
  await expect.poll(() => messenger.underWay()).toBe(0);
  expect([tries.length, lost.length]).toEqual([1, 0]);
});
