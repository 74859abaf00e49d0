import { requestedBy } from '../account.ts';
import { bodyFrom } from '../bookings.ts';
import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import type { Workspace } from '../workspace.ts';
import { asCompany, bare, type Recipe } from './recipe.ts';

async function shipmentCall({ shipments, draw, company }: Workspace): Promise<Call> {
  const { id } = await shipments.any(draw);
  return { who: requestedBy(await company()), path: { shipment_id: id } };
}

async function ratingCall(workspace: Workspace): Promise<Call> {
  const { on_time, condition, driver } = bodyFrom('createRating', workspace.draw).parts;
  return { ...(await shipmentCall(workspace)), body: { parts: { on_time, condition, driver } } };
}

export const ratingRecipes = {
  listCourierRatings: {
    call: asCompany(async ({ couriers, draw }) => ({
      path: { courier_id: draw.one(await couriers()) },
    })),
    isShared: true,
  },
  listRatingInvitations: bare,
  getShipmentRating: { call: shipmentCall },
  createRating: {
    call: ratingCall,
    exempt: () => 'a shipment booked through the contract is still on its way: 409',
    orElse: [409],
  },
  updateRating: {
    call: ratingCall,
    exempt: () => 'a shipment that is still on its way has no rating: 404',
    orElse: [404],
  },
  deleteRating: {
    call: shipmentCall,
    exempt: () => 'a shipment that is still on its way has no rating: 404',
    orElse: [404],
  },
} satisfies Partial<Record<OperationId, Recipe>>;
