import { expect, it, vi } from 'vitest';
import { handlers } from './features/handlers.ts';
import { startTestApp } from './testing/test-app.ts';
import { migratedDatabase, useDatabase } from './testing/each-database.ts';

const database = useDatabase();

it('finishes requests under way when it closes, and accepts no more', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<undefined>();
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const server = await startTestApp({
    db: database(),
    handlers: {
      ...handlers,
      async getHealth(request, context) {
        arrive(undefined);
        await released;
        return handlers.getHealth(request, context);
      },
    },
  });
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });

  const underWay = fetch(`${origin}/api/health`);
  await arrived;
  const closed = server.stop();
  await vi.waitUntil(() => !server.app.server.listening);
  await expect(fetch(`${origin}/api/health`)).rejects.toThrow();
  release(undefined);
  expect((await underWay).status).toBe(200);
  await closed;
});

it('is not ready once it was asked to stop, but still serves', async () => {
  let isStopping = false;
  const server = await startTestApp({ db: database(), isStopping: () => isStopping });
  expect((await server.app.inject('/api/ready')).statusCode).toBe(200);
  isStopping = true;
  const answer = await server.app.inject('/api/ready');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'not_ready' });
  expect((await server.app.inject('/api/health')).statusCode).toBe(200);
  await server.stop();
});

it('is not ready without its database', async () => {
  const { database: db } = await migratedDatabase('embedded');
  const server = await startTestApp({ db });
  await db.close();
  expect((await server.app.inject('/api/ready')).statusCode).toBe(503);
  await server.app.close();
});
