import { expect, it } from 'vitest';
import { hashPassword } from '../features/auth/passwords.ts';
import { useTestApp } from '../testing/for-a-suite.ts';
import { addSignedInAccount } from '../testing/test-app.ts';
import { serializeError } from './request-log.ts';

const server = useTestApp();

it('the log has one line for each request, without anything a person wrote', async () => {
  const password = 'dates-and-coffee';
  const { headers, token, accountId } = await addSignedInAccount(server.db, {
    email: 'nora.secret@mizan.example',
    password_hash: await hashPassword(password),
  });
  const { app, logged } = server;
  const post = (url: string, payload: string | object) =>
    app.inject({
      method: 'POST',
      url: `/api/website${url}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    });
  await post('/auth/sign-in', { login: 'nora.secret@mizan.example', password });
  await post('/quotes', '{"nora":');
  for (const url of [
    '/api/website/couriers?q=nora',
    '/api/website/couriers?q=nora&nora=1',
    '/api/website/shipments/shp_nora',
    '/api/nora?q=nora',
    '/nora?q=nora',
    '/api/website/profile',
  ]) {
    await app.inject({ url, headers });
  }

  for (const secret of ['nora', password, token, '+966500000009', 'سالم']) {
    expect(JSON.stringify(logged)).not.toContain(secret);
  }
  const requests = logged.filter(({ msg }) => msg === 'request');
  expect(JSON.stringify(requests)).not.toContain(accountId);
  expect(requests).toHaveLength(8);
  expect(requests[2]).toMatchObject({
    operationId: 'listCouriers',
    method: 'GET',
    path: '/api/website/couriers',
    status: 200,
    durationMs: expect.any(Number) as number,
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
});

it('a logged error keeps what helps and removes quoted values', () => {
  const cause = new Error('invalid input syntax for type date: "nora"');
  const error = Object.assign(new Error(`Unexpected token in '{"email":"nora"}'`, { cause }), {
    code: '22007',
    detail: 'Key (email)=(nora) already exists.',
  });
  const serialized = serializeError(error);
  expect(serialized).toMatchObject({ type: 'Error', code: '22007' });
  expect(serialized.stack).toContain('request-log.db.test.ts');
  expect(JSON.stringify(serialized)).not.toContain('nora');
  const nested = new Error(`Unexpected token 'x', "[x"nora"..." is not valid JSON`);
  expect(serializeError(nested).message).toBe('Unexpected token "…" is not valid JSON');
});
