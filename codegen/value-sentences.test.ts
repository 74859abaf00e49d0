import type { OpenApiDocument } from 'orval';
import { expect, test } from 'vitest';
import { withoutValueSentences } from './value-sentences.ts';

test('drops the sentences about values, wherever they are, and nothing else', () => {
  const State = { type: 'string' as const, description: 'Its state.', enum: ['open', 'sent'] };
  const contract = (sentences: object): OpenApiDocument => ({
    openapi: '3.1.0',
    info: { title: 'A contract', version: '1.0.0' },
    paths: {},
    components: {
      schemas: {
        State: { ...State, ...sentences },
        Parcel: { type: 'object', properties: { state: { ...State, ...sentences } } },
      },
    },
  });
  const told = contract({ 'x-enumDescriptions': { open: 'Not sent.', sent: 'On its way.' } });
  expect(withoutValueSentences(told)).toEqual(contract({}));
});
