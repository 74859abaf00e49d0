import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosaver, type SaveState } from './autosaver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server that answers when the test says so. */
function slowServer() {
  const got: string[] = [];
  const answers: PromiseWithResolvers<void>[] = [];
  const states: SaveState[] = [];
  const autosaver = createAutosaver<string>({
    save: (content) => {
      got.push(content);
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      return answer.promise;
    },
    onState: (state) => states.push(state),
    delay: 800,
  });
  const answer = async (how: 'resolve' | 'reject') => {
    answers.shift()?.[how]();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { autosaver, got, states, answer };
}

test('sends the newest content after a pause in typing', async () => {
  const { autosaver, got, states, answer } = slowServer();
  autosaver.change('a');
  vi.advanceTimersByTime(700);
  autosaver.change('ab');
  vi.advanceTimersByTime(799);
  expect(got).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(got).toEqual(['ab']);
  await answer('resolve');
  expect(states).toEqual(['waiting', 'waiting', 'saved']);
});

test('sends one at a time, and skips intermediate changes', async () => {
  const { autosaver, got, states, answer } = slowServer();
  autosaver.change('a');
  void autosaver.flush();
  for (const content of ['b', 'c']) {
    autosaver.change(content);
    await vi.advanceTimersByTimeAsync(800);
  }
  expect(got).toEqual(['a']);
  await answer('resolve');
  expect(got).toEqual(['a', 'c']);
  await answer('resolve');
  expect(states.at(-1)).toBe('saved');
});

test('keeps failed content until it is sent again', async () => {
  const { autosaver, got, states, answer } = slowServer();
  autosaver.change('a');
  void autosaver.flush();
  await answer('reject');
  expect(states.at(-1)).toBe('failed');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(got).toEqual(['a']);
  void autosaver.flush();
  expect(got).toEqual(['a', 'a']);
  await answer('resolve');
  expect(states.at(-1)).toBe('saved');
});

test('prefers newer content to failed content', async () => {
  const { autosaver, got, answer } = slowServer();
  autosaver.change('old');
  void autosaver.flush();
  autosaver.change('new');
  await answer('reject');
  await vi.advanceTimersByTimeAsync(800);
  expect(got).toEqual(['old', 'new']);
});

test('while held it finishes the request in flight, and sends what waits once released', async () => {
  const { autosaver, got, states, answer } = slowServer();
  autosaver.change('a');
  void autosaver.flush();
  autosaver.change('ab');
  const held = vi.fn();
  void autosaver.hold().then(held);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(held).not.toHaveBeenCalled();
  await answer('resolve');
  expect(held).toHaveBeenCalledOnce();
  autosaver.change('abc');
  void autosaver.flush();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(got).toEqual(['a']);
  autosaver.release();
  await vi.advanceTimersByTimeAsync(800);
  expect(got).toEqual(['a', 'abc']);
  await answer('resolve');
  expect(states.at(-1)).toBe('saved');
});

test('a flush ends when nothing is in flight, and discarded content is not sent', async () => {
  const { autosaver, got, answer } = slowServer();
  autosaver.change('a');
  let ended = false;
  void autosaver.flush().then(() => (ended = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ended).toBe(false);
  await answer('resolve');
  expect(ended).toBe(true);
  autosaver.change('b');
  autosaver.discard();
  await vi.advanceTimersByTimeAsync(5_000);
  await autosaver.flush();
  expect(got).toEqual(['a']);
});
