import { createHash } from 'node:crypto';
import { findShipment } from '../../db/shipments.ts';
import {
  countShipments,
  type ListPosition,
  selectShipmentPage,
  type ShipmentFilter,
  type SortColumn,
} from '../../db/shipment-list.ts';
import { withBookingProblems } from '../bookings/booking-problems.ts';
import { cancelShipment } from '../bookings/cancel-shipment.ts';
import { createShipment } from '../bookings/create-shipment.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';
import { toShipment } from '../mappers/shipment.ts';
import type { Handlers, OperationRequest } from '../operations.ts';
import { problem } from '../problem.ts';

type ListQuery = OperationRequest<'listShipments'>['query'];

const DEFAULT_LIMIT = 25;

export const shipmentsHandlers = {
  async listShipments({ query }, { account, db, now }) {
    const { limit = DEFAULT_LIMIT, cursor, sort = '-created_at', ...filter } = query;
    const list = fingerprint(account.id, sort, filter);
    const after = cursor === undefined ? null : positionOf(cursor, list);
    const page = { filter, sort: sortOf(sort), after, limit };
    const { rows, end } = await selectShipmentPage(db.kysely, account.id, page);
    const { total, isCapped } = await countShipments(db.kysely, account.id, filter);
    return {
      status: 200,
      body: {
        data: rows.map((row) => toShipment(row, now)),
        page: {
          ...(end && { next_cursor: cursorOf(end, list) }),
          total,
          total_is_capped: isCapped,
        },
      },
    };
  },

  async createShipment({ body, header }, { account, db, now }) {
    return withBookingProblems(
      createShipment(db, {
        accountId: account.id,
        idempotencyKey: header['Idempotency-Key'],
        order: body,
        now,
      }),
    );
  },

  async getShipment({ path }, { account, db, now }) {
    const shipment = await findShipment(db.kysely, account.id, { id: path.shipment_id });
    if (!shipment) throw problem(404, 'not_found');
    return { status: 200, body: toShipment(shipment, now) };
  },

  async cancelShipment({ path, header }, { account, db, now }) {
    return withBookingProblems(
      cancelShipment(db, {
        accountId: account.id,
        idempotencyKey: header['Idempotency-Key'],
        shipmentId: path.shipment_id,
        now,
      }),
    );
  },
} satisfies Pick<Handlers, 'listShipments' | 'createShipment' | 'getShipment' | 'cancelShipment'>;

function sortOf(sort: NonNullable<ListQuery['sort']>): {
  column: SortColumn;
  direction: 'asc' | 'desc';
} {
  const isFalling = sort.startsWith('-');
  return {
    column: (isFalling ? sort.slice(1) : sort) as SortColumn,
    direction: isFalling ? 'desc' : 'asc',
  };
}

/** Names a list: the same account, sort and filters give the same one. */
function fingerprint(accountId: string, sort: string, filter: ShipmentFilter): string {
  return digest([accountId, sort, Object.entries(filter).sort()]);
}

/** A cursor is sealed to its list, so that one of another list, or made up, is refused. */
function cursorOf({ value, id }: ListPosition, list: string): string {
  return encodeCursor([value, id, digest([list, value, id])]);
}

function positionOf(cursor: string, list: string): ListPosition {
  const [value, id] = decodeCursor(cursor, (values) => {
    const [itsValue, itsId, seal] = values;
    return values.length === 3 && seal === digest([list, itsValue, itsId]);
  }) as [string, string];
  return { value, id };
}

function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}
