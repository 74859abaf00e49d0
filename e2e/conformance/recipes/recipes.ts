import type { OperationId } from '../contract.ts';
import { attentionRecipes } from './attention.ts';
import { authRecipes } from './auth.ts';
import { byKeyRecipes } from './by-key.ts';
import { courierRuleRecipes } from './courier-rules.ts';
import { courierRecipes } from './couriers.ts';
import { importRecipes } from './imports.ts';
import { invoiceRecipes } from './invoices.ts';
import { moneyRecipes } from './money.ts';
import { productRecipes } from './products.ts';
import { profileRecipes } from './profile.ts';
import { ratingRecipes } from './ratings.ts';
import type { Recipe } from './recipe.ts';
import { reportRecipes } from './reports.ts';
import { savedRecipes } from './saved.ts';
import { shipmentRecipes } from './shipments.ts';
import { storeOrderRecipes } from './store-orders.ts';
import { storeRecipes } from './stores.ts';
import { webhookRecipes } from './webhooks.ts';

const own = {
  ...attentionRecipes,
  ...authRecipes,
  ...courierRecipes,
  ...courierRuleRecipes,
  ...importRecipes,
  ...invoiceRecipes,
  ...moneyRecipes,
  ...productRecipes,
  ...profileRecipes,
  ...ratingRecipes,
  ...reportRecipes,
  ...savedRecipes,
  ...shipmentRecipes,
  ...storeOrderRecipes,
  ...storeRecipes,
  ...webhookRecipes,
};

/** One for each operation of the contract; a new operation without one does not compile. */
export const recipes: Record<OperationId, Recipe> = { ...own, ...byKeyRecipes(own) };
