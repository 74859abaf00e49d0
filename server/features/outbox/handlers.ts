import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';

export const demoHandlers = {
  async listOutbox(_request, { config, outbox }) {
    if (config.mode !== 'demo') throw problem(404, 'not_found');
    const data = outbox.letters.map(({ sentAt, ...letter }) => ({
      ...letter,
      sent_at: sentAt.toISOString(),
    }));
    return { status: 200, body: { data } };
  },
} satisfies Pick<Handlers, 'listOutbox'>;
