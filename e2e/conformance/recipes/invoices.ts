import { requestedBy } from '../account.ts';
import { bodyFrom, newKey } from '../bookings.ts';
import type { OperationId } from '../contract.ts';
import { riyadhMonth, type Workspace } from '../workspace.ts';
import { asCompany, bare, listed, type Recipe } from './recipe.ts';

/** Milliseconds after which every document has its XML. */
const CHAINED = 75_000;

/** The month in which a shipment was booked, hence with an invoice and in the account's life. */
async function monthIn({ shipments, draw }: Workspace): Promise<string> {
  return riyadhMonth((await shipments.any(draw)).created_at);
}

const ofInvoice = asCompany(async ({ shipments, draw }) => ({
  path: { number: (await shipments.any(draw)).invoice.number },
}));

const ofMonth = asCompany(async (workspace) => ({ path: { month: await monthIn(workspace) } }));

const XML = 'first invoice';

interface FirstInvoice {
  number: string;
  from: number;
}

/** Invoices and statements. */
export const invoiceRecipes = {
  listInvoices: listed('listInvoices', async ({ draw, shipments }) => ({
    ...(draw.chance(0.2) && { shipment_id: (await shipments.any(draw)).id }),
  })),
  getInvoice: { call: ofInvoice },
  downloadInvoice: { call: ofInvoice, weight: 0.4 },
  downloadInvoiceXml: {
    call: asCompany(({ notes }) => {
      const first = notes.get(XML) as FirstInvoice | undefined;
      return { path: { number: first?.number ?? '' } };
    }),
    sketch: ofInvoice,
    begin: async ({ notes, shipments, draw }) => {
      const { invoice } = await shipments.any(draw);
      notes.set(XML, { number: invoice.number, from: Date.now() + CHAINED });
    },
    isReady: ({ notes }) => {
      const first = notes.get(XML) as FirstInvoice | undefined;
      return first !== undefined && first.from < Date.now();
    },
    orElse: [409],
    weight: 0.4,
  },
  downloadInvoices: {
    call: asCompany(({ draw }) => ({ body: bodyFrom('downloadInvoices', draw) })),
  },
  createInvoiceFile: {
    call: asCompany(async (workspace) => ({
      header: newKey(),
      body: { month: await monthIn(workspace) },
    })),
    done: ({ invoiceFiles }, { body }) => {
      invoiceFiles.add(body as { id: string });
      // An account keeps only its ten newest.
      if (invoiceFiles.items.length > 5) void invoiceFiles.take();
    },
    isShared: true,
    weight: 0.3,
  },
  getInvoiceFile: {
    call: asCompany(async ({ invoiceFiles, draw }) => ({
      path: { file_id: (await invoiceFiles.any(draw)).id },
    })),
  },
  downloadInvoiceFile: {
    call: async ({ invoiceFiles, draw, company, api }) => {
      await invoiceFiles.any(draw);
      const file_id = invoiceFiles.items[0]?.id ?? '';
      const call = { who: requestedBy(await company()), path: { file_id } };
      for (let tries = 0; tries < 300; tries += 1) {
        const { status } = await api.ok('getInvoiceFile', call);
        if (status === 'ready' || status === 'failed') break;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return call;
    },
    sketch: asCompany(async ({ invoiceFiles, draw }) => ({
      path: { file_id: (await invoiceFiles.any(draw)).id },
    })),
    weight: 0.3,
  },
  listStatements: bare,
  getStatement: { call: ofMonth, isShared: true },
  downloadStatement: { call: ofMonth, isShared: true, weight: 0.4 },
  downloadStatementMovements: { call: ofMonth, isShared: true, weight: 0.4 },
} satisfies Partial<Record<OperationId, Recipe>>;
