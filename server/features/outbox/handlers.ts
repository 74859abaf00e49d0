import type { SentLetter } from '../../messages/outbox.ts';
import { nameList } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operations.ts';
import { page, pageOf, type PageRequest } from '../../http/page.ts';
import { problem } from '../../http/problem.ts';

export const demoHandlers = {
  async listOutbox({ query }, { config, cursorKey, outbox }) {
    if (config.mode !== 'demo') throw problem(404, 'not_found');
    const list = nameList('outbox', { account: { id: '' }, cursorKey }, {});
    const letters = outbox.letters.map((letter): Placed => ({ ...letter, position: [letter.id] }));
    return page(query, list, async (asked: PageRequest<readonly [id: number]>) =>
      pageOf(letters, asked, ([one], [other]) => other - one, toMessage),
    );
  },
} satisfies Pick<Handlers, 'listOutbox'>;

interface Placed extends SentLetter {
  position: readonly [id: number];
}

function toMessage({ position: _position, attachment: _attachment, sentAt, ...letter }: Placed) {
  return { ...letter, sent_at: sentAt.toISOString() };
}
