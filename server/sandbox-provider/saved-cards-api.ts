import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Schemas, validatorOf } from './contract.ts';
import { endCharge, type EndingOptions } from './end-by-card.ts';
import type { Payment } from './payment.ts';
import { sendProblem } from './problems.ts';

const isCharge = validatorOf('Charge');
const isTokenId = validatorOf('TokenId');

/** The operations on saved cards: charge one, forget one. */
export function registerSavedCards(
  api: FastifyInstance,
  options: EndingOptions & {
    bodyLimit: number;
    /** Milliseconds for which a charge of the card for it is not answered. */
    silence: number;
    toPayment: (payment: Payment) => Schemas['Payment'];
  },
): void {
  const { payments, bodyLimit, silence, toPayment } = options;

  api.post('/charges', { bodyLimit }, async (request, reply) => {
    const charge: unknown = request.body;
    if (!isCharge(charge) || !URL.canParse(charge.notification_url)) {
      return sendProblem(reply, 'malformed_request');
    }
    const saved = payments.savedCard(charge.token);
    if (!saved) return sendProblem(reply, 'not_found');
    const begun = payments.charge(charge);
    if (begun === null) return sendProblem(reply, 'reference_reused');
    const { payment, isNew } = begun;
    if (isNew) await endCharge(payment, saved, options);
    if (isNew && saved.outcome === 'later_unanswered') {
      await sleep(silence, undefined, { ref: false });
    }
    return reply.code(isNew ? 201 : 200).send(toPayment(payment));
  });

  api.delete<{ Params: { id: string } }>('/saved-cards/:id', async ({ params: { id } }, reply) => {
    if (!isTokenId(id)) return sendProblem(reply, 'malformed_request');
    if (!payments.forgetCard(id)) return sendProblem(reply, 'not_found');
    return reply.code(204).send();
  });
}
