import { expect, it } from 'vitest';
import { readArguments } from '../arguments.ts';
import { commandOf } from './repeat.ts';

it.each([
  '--base-url https://backend.example/api --config my.config.ts --seed 4 --requests 90 --only paging,valid --operation signIn --timeout 2.5 --bail',
  '--seed 1 --requests 5000',
])('gives the whole command to repeat a run: %s', (options) => {
  expect(commandOf(readArguments(options.split(' ')))).toBe(`npm run conformance -- ${options}`);
});
