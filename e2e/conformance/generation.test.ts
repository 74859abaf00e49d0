import { describe, expect, it } from 'vitest';
import { breakBody, fits } from './breaks.ts';
import { allOperations } from './contract.ts';
import { curlOf } from './curl.ts';
import { newDraw } from './draw.ts';
import { everyBreak } from './every-break.ts';

const withBody = allOperations.flatMap(({ id, body, isForm }) =>
  body && !isForm && body.additionalProperties === false ? [{ id, body }] : [],
);

describe.each(withBody)('a body of $id', ({ body: schema }) => {
  it('matches its schema, and the same seed gives the same body', () => {
    const [draw, again] = [newDraw(7), newDraw(7)];
    for (let count = 0; count < 30; count += 1) {
      const body = draw.from(schema);
      expect(fits(schema, body)).toBe(true);
      expect(again.from(schema)).toEqual(body);
    }
  });

  it('is broken so that its schema refuses it, and the place is named', () => {
    const draw = newDraw(7);
    for (let count = 0; count < 30; count += 1) {
      const broken = breakBody(schema, draw.from(schema), draw);
      expect(broken?.pointer).toMatch(/^\//);
      expect(fits(schema, broken?.body)).toBe(false);
    }
    const every = everyBreak(schema, draw.from(schema));
    expect(every.length).toBeGreaterThan(0);
    expect(every.filter(({ body }) => fits(schema, body))).toEqual([]);
  });
});

it('is shown as curl, without the token', () => {
  const body = Buffer.from(`{"name":"it's"}`);
  const headers = { authorization: 'Bearer mzs_secret', 'content-type': 'application/json' };
  const curl = curlOf('http://x/api', { method: 'POST', path: '/y', headers, body });
  expect(curl).not.toContain('secret');
  expect(curl).toContain(`--data-raw '{"name":"it'\\''s"}'`);
});
