import { requestedBy } from '../account.ts';
import {
  bodyFrom,
  newKey,
  orderFor,
  pricedAlike,
  parcelToPrice,
  receiverIn,
  type Quote,
  type Shipment,
} from '../bookings.ts';
import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import type { Workspace } from '../workspace.ts';
import { pdf, png } from '../files.ts';
import { shortAddress } from '../places.ts';
import { asCompany, bare, listed, type Recipe } from './recipe.ts';

/** Number of shipments a workspace keeps. */
const KEPT = 8;

/** Most shipments in a batch of labels. */
const PRINTED = 3;

async function shipmentCall({ shipments, draw, company }: Workspace): Promise<Call> {
  const { id } = await shipments.any(draw);
  return { who: requestedBy(await company()), path: { shipment_id: id } };
}

/** Replaces what is known of the shipment with its current state. */
function renew(workspace: Workspace, fresh: Shipment): void {
  for (const pool of [workspace.shipments, workspace.attached]) {
    const known = pool.items.find(({ id }) => id === fresh.id);
    if (known) Object.assign(known, fresh);
  }
}

async function publicTokenOf({ shipments, draw }: Workspace): Promise<string> {
  return (await shipments.any(draw)).tracking_url.split('/').at(-1) ?? '';
}

/** The day booked is one on which the courier collects. */
async function editOf({ draw, lists }: Workspace, shipment: Shipment) {
  const { sku: _sku, ...free } = bodyFrom('updateShipment', draw);
  const receiver = receiverIn(shipment.receiver, await lists(), draw);
  return {
    ...free,
    ...pricedAlike(free),
    version: shipment.version,
    receiver: { ...receiver, state: shipment.receiver.state },
    preferred_delivery_day: shipment.preferred_delivery_day,
  };
}

export const shipmentRecipes = {
  createQuote: {
    call: asCompany(async ({ lists, draw }) => ({ body: parcelToPrice(await lists(), draw) })),
    done: ({ quotes }, { body }) => {
      quotes.add(body as Quote);
      if (quotes.items.length > KEPT) void quotes.take();
    },
    isShared: true,
  },
  getQuote: {
    call: asCompany(async ({ quotes, draw }) => ({
      path: { quote_id: (await quotes.any(draw)).id },
    })),
  },
  listShipments: listed('listShipments', async ({ draw, couriers, lists }) => ({
    ...(draw.chance(0.1) && { courier_id: draw.one(await couriers()) }),
    ...(draw.chance(0.2) && { city: draw.one((await lists()).cities).code }),
  })),
  countShipments: {
    call: asCompany(async ({ draw, couriers, lists }) => ({
      query: {
        ...(draw.chance(0.3) && { courier_id: draw.one(await couriers()) }),
        ...(draw.chance(0.3) && { city: draw.one((await lists()).cities).code }),
        ...(draw.chance(0.3) && { stalled: 'false' }),
      },
    })),
  },
  createShipment: {
    call: async (workspace) => {
      const { quote, price } = await workspace.affordable();
      const body = orderFor(quote, price, await workspace.lists(), workspace.draw);
      return { who: requestedBy(await workspace.company()), header: newKey(), body };
    },
    done: ({ shipments }, { body }) => {
      shipments.add(body as Shipment);
      if (shipments.items.length > KEPT) void shipments.take();
    },
    isShared: true,
  },
  getShipment: { call: shipmentCall },
  updateShipment: {
    call: async (workspace) => {
      const shipment = await workspace.shipments.any(workspace.draw);
      return {
        who: requestedBy(await workspace.company()),
        path: { shipment_id: shipment.id },
        body: await editOf(workspace, shipment),
      };
    },
    done: (workspace, { body }) => {
      renew(workspace, body as Shipment);
    },
  },
  cancelShipment: {
    call: async (workspace) => {
      const { id } = await workspace.shipments.take();
      return {
        who: requestedBy(await workspace.company()),
        path: { shipment_id: id },
        header: newKey(),
      };
    },
    sketch: async (workspace) => ({ ...(await shipmentCall(workspace)), header: newKey() }),
  },
  moveTestShipment: {
    async call(workspace) {
      const { occurred_at: _now, ...free } = bodyFrom('moveTestShipment', workspace.draw);
      return {
        who: await workspace.keyOf(requestedBy(await workspace.company()), 'test'),
        path: { shipment_id: (await workspace.tested.take()).id },
        body: { ...free, event: 'picked_up' },
      };
    },
    sketch: async (workspace) => ({
      who: await workspace.keyOf(requestedBy(await workspace.company()), 'test'),
      path: { shipment_id: (await workspace.tested.any(workspace.draw)).id },
      body: { event: 'picked_up' },
    }),
    isOfTests: true,
  },
  updateShipmentAttachment: {
    call: async (workspace) => {
      const { draw } = workspace;
      const isPdf = draw.chance(0.5);
      const bytes = isPdf ? pdf() : png(draw);
      const type = isPdf ? 'application/pdf' : 'image/png';
      return { ...(await shipmentCall(workspace)), file: { name: 'attachment', bytes, type } };
    },
    done: ({ attached }, { body }) => {
      const shipment = body as Shipment;
      const known = attached.items.find(({ id }) => id === shipment.id);
      if (known) attached.drop(known);
      attached.add(shipment);
      if (attached.items.length > KEPT) void attached.take();
    },
  },
  getShipmentAttachment: {
    call: async (workspace) => {
      const { attached, shipments, api, company, draw } = workspace;
      if (attached.items.length === 0) {
        const { id } = await shipments.any(draw);
        const file = { name: 'attachment', bytes: png(draw), type: 'image/png' };
        const call = { who: requestedBy(await company()), path: { shipment_id: id }, file };
        attached.add(await api.ok('updateShipmentAttachment', call));
      }
      const { id } = await attached.any(draw);
      return { who: requestedBy(await company()), path: { shipment_id: id } };
    },
  },
  deleteShipmentAttachment: {
    call: shipmentCall,
    done: ({ attached }, { body }) => {
      const known = attached.items.find(({ id }) => id === (body as Shipment).id);
      if (known) attached.drop(known);
    },
  },
  downloadShipmentLabel: {
    call: async (workspace) => ({
      ...(await shipmentCall(workspace)),
      body: bodyFrom('downloadShipmentLabel', workspace.draw),
    }),
    weight: 0.6,
  },
  createLabelBatch: {
    call: async ({ shipments, printed, draw, company }) => {
      await printed.any(draw);
      if (printed.items.length < PRINTED) printed.add(await shipments.take());
      const shipment_ids = printed.items.slice(0, draw.whole(1, PRINTED)).map(({ id }) => id);
      const { paper, language } = bodyFrom('createLabelBatch', draw);
      return {
        who: requestedBy(await company()),
        header: newKey(),
        body: { shipment_ids, paper, language },
      };
    },
    done: ({ batches }, { body }) => {
      batches.add(body as { id: string });
      // An account keeps only its ten newest.
      if (batches.items.length > 5) void batches.take();
    },
    isShared: true,
    weight: 0.6,
  },
  getLabelBatch: {
    call: asCompany(async ({ batches, draw }) => ({
      path: { batch_id: (await batches.any(draw)).id },
    })),
  },
  downloadLabelBatch: {
    call: async ({ batches, draw, company, api }) => {
      await batches.any(draw);
      const batch_id = batches.items[0]?.id ?? '';
      const call = { who: requestedBy(await company()), path: { batch_id } };
      for (let tries = 0; tries < 300; tries += 1) {
        const { status } = await api.ok('getLabelBatch', call);
        if (status === 'ready' || status === 'failed') break;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return call;
    },
    sketch: asCompany(async ({ batches, draw }) => ({
      path: { batch_id: (await batches.any(draw)).id },
    })),
  },
  trackShipment: {
    call: asCompany(async ({ shipments, draw }) => ({
      path: { tracking_number: (await shipments.any(draw)).tracking_number },
    })),
  },
  listTrackings: {
    call: async ({ shipments, draw, company }) => {
      await shipments.any(draw);
      const numbers = shipments.items.map(({ tracking_number }) => tracking_number);
      return { who: requestedBy(await company()), query: { tracking_numbers: numbers.join(',') } };
    },
  },
  getPublicTracking: {
    call: async (workspace) => ({
      header: { type: 'public' },
      path: { public_token: await publicTokenOf(workspace) },
    }),
    isShared: true,
  },
  completeReceiverAddress: {
    call: async (workspace) => ({
      header: { type: 'public' },
      path: { public_token: await publicTokenOf(workspace) },
      body: { short_address: shortAddress(workspace.draw) },
    }),
    exempt: () => 'a shipment booked through the contract already has its National Address: 409',
    orElse: [409],
    isShared: true,
  },
  listEnums: bare,
} satisfies Partial<Record<OperationId, Recipe>>;
