import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Money } from '../../../../common/money.ts';
import { ApiError } from '../../../api/errors.ts';
import type { Problem } from '../../../api/generated/model/problem.ts';
import type { Receiver } from '../../../api/generated/model/receiver.ts';
import type { ShipmentConflict } from '../../../api/generated/model/shipment-conflict.ts';
import { ShipmentConflictCode } from '../../../api/generated/model/shipment-conflict-code.ts';
import type { ShipmentCreate } from '../../../api/generated/model/shipment-create.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useCreateShipment } from '../../../api/generated/shipments/shipments.ts';
import { outdatePrices, replacePrices } from '../../../shared/pricing/priced-quote.ts';
import { landFieldErrors, type ServerFieldError } from '../../../ui/forms/land-field-errors.ts';
import { nextAttempt } from './booking-attempt.ts';
import type { BookingTab } from './booking-tab.ts';
import type { KeptShipmentDraft } from './draft/use-shipment-draft.ts';
import { fieldOf } from './field-of.ts';
import type { BookingForm } from './use-booking-form.ts';
import type { BookingPrice } from './price/use-booking-price.ts';

/** Why a booking was refused, with what the person needs to decide again. */
export interface BookingRefusal {
  code: ShipmentConflictCode;
  shortfall: Money | null;
  /** The total of the refused booking. */
  before: Money;
}

interface BookingOptions {
  form: BookingForm;
  tab: BookingTab;
  draft: KeptShipmentDraft;
  pricing: BookingPrice;
  /** Called when what was typed has become a shipment. */
  onBooked: (shipment: Shipment) => void;
}

/** Books once, however often it is called, and handles the answers. */
export function useBooking({ form, tab, draft, pricing, onBooked }: BookingOptions) {
  const client = useQueryClient();
  const { saver, state } = draft;
  const { chosen, pending, request } = pricing;
  const [refusal, setRefusal] = useState<BookingRefusal | null>(null);
  const [unmatched, setUnmatched] = useState<ServerFieldError[]>([]);
  const { mutate, isPending, error } = useCreateShipment({
    mutation: {
      meta: { handledCodes: Object.values(ShipmentConflictCode) },
      // Booking deletes the draft, so nothing may be saved in it meanwhile.
      onMutate: saver.hold,
      onError: saver.release,
    },
  });

  const book = (typed: ShipmentCreate) => {
    if (isPending || pending || !chosen) return;
    const { id } = state.base;
    const attempt = nextAttempt(tab.attempt.read(), { ...typed, ...(id && { draft_id: id }) });
    tab.attempt.keep(attempt);
    setRefusal(null);
    setUnmatched([]);
    mutate(
      { data: attempt.body, headers: { 'Idempotency-Key': attempt.key } },
      {
        onSuccess: (shipment) => {
          const { keep_receiver, saved_receiver_id } = form.getValues();
          if (keep_receiver) void keepReceiver(client, shipment.receiver, saved_receiver_id);
          tab.attempt.keep(null);
          void saver.finish(attempt.body.draft_id);
          onBooked(shipment);
          void outdatePrices(client);
        },
        onError: (failure) => {
          // Without an answer, or with an invalid one, the shipment may have been booked: the
          // attempt stays open.
          if (!(failure instanceof ApiError) || failure.status >= 500) return;
          tab.attempt.keep({ ...attempt, refused: true });
          const { problem } = failure;
          if (isConflict(problem)) {
            setRefusal({
              code: problem.code,
              shortfall: problem.shortfall ?? null,
              before: chosen.price.total_fee,
            });
            if (problem.quote && request) replacePrices(client, request, problem.quote);
          } else {
            setUnmatched(
              landFieldErrors(form, problem.errors ?? [], (path) =>
                fieldOf(path, form.getValues()),
              ),
            );
          }
        },
      },
    );
  };

  return {
    book,
    isPending,
    error,
    refusal,
    /** A new price is shown, and booking again accepts it. */
    asksToConfirm: refusal !== null && !lacksMoney(refusal) && !isShipped(refusal),
    /** The server's errors for which the form has no field. */
    unmatched,
  };
}

/** Refused for the balance, not for the price. */
export function lacksMoney({ code }: Pick<BookingRefusal, 'code'>): boolean {
  return code === 'insufficient_balance' || code === 'balance_below_zero';
}

/** Refused because the store's order is a shipment already. */
export function isShipped({ code }: Pick<BookingRefusal, 'code'>): boolean {
  return code === 'store_order_booked';
}

async function keepReceiver(client: QueryClient, receiver: Receiver, takenId: string) {
  const { keepBookedReceiver } = await import('../saved/keep-booked-receiver.ts');
  await keepBookedReceiver(client, receiver, takenId);
}

function isConflict(problem: Problem | ShipmentConflict): problem is ShipmentConflict {
  return Object.hasOwn(ShipmentConflictCode, problem.code);
}
