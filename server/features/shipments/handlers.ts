import { findShipment } from './store.ts';
import { countByStatus } from './list/count-by-status.ts';
import type { ListPosition, SortColumn } from './list/find-shipments.ts';
import { selectShipmentPage } from './list/shipment-list.ts';
import { withBookingProblems } from './booking/booking-problems.ts';
import { cancelShipment } from './booking/cancel-shipment.ts';
import { editShipment } from './booking/edit-shipment.ts';
import { createShipment } from './booking/create-shipment.ts';
import { nameList } from '../../http/cursor.ts';
import { toShipment } from './mapper.ts';
import { type Handlers, type OperationRequest, askedFrom } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { problem } from '../../http/problem.ts';

type ListQuery = OperationRequest<'listShipments'>['query'];

export const shipmentsHandlers = {
  async listShipments({ query }, context) {
    const { account, db, now } = context;
    const { limit: _limit, cursor: _cursor, sort = '-created_at', ...wanted } = query;
    const list = nameList('shipments', context, { sort, ...wanted });
    return page(query, list, async ({ after, limit }: PageRequest<ListPosition>) => {
      const pageQuery = { filter: { ...wanted, now }, sort: sortOf(sort), after, limit };
      const found = await selectShipmentPage(db.kysely, account.id, pageQuery);
      return { ...found, data: found.rows.map((row) => toShipment(row, now)) };
    });
  },

  async countShipments({ query }, { account, db, now }) {
    const counts = await countByStatus(db.kysely, account.id, { ...query, now });
    return { status: 200, body: counts };
  },

  async createShipment({ body, header }, { account, db, now, takeEntry }) {
    return withBookingProblems(
      createShipment(db, {
        accountId: account.id,
        idempotencyKey: header['Idempotency-Key'],
        source: askedFrom(account),
        order: body,
        now,
        takeEntry,
      }),
    );
  },

  async getShipment({ path }, { account, db, now }) {
    const shipment = await findShipment(db.kysely, account.id, { id: path.shipment_id });
    if (!shipment) throw problem(404, 'not_found');
    return { status: 200, body: toShipment(shipment, now) };
  },

  async updateShipment({ path, body }, { account, db, now }) {
    const place = { accountId: account.id, id: path.shipment_id };
    return { status: 200, body: toShipment(await editShipment(db, place, body), now) };
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
} satisfies Pick<
  Handlers,
  | 'listShipments'
  | 'countShipments'
  | 'createShipment'
  | 'getShipment'
  | 'updateShipment'
  | 'cancelShipment'
>;

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
