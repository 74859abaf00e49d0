import { requestedBy } from '../account.ts';
import type { Answer } from '../answer.ts';
import { book, bookableQuote, newKey, orderFor } from '../bookings.ts';
import { newPerson } from '../people.ts';
import { recipes } from '../recipes/recipes.ts';
import { openWorkspace } from '../workspace.ts';
import { accountWith, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { product } from './product-files.ts';
import { withEach } from './with-each.ts';

interface Refusal {
  what: string;
  code: string;
  ask: (bench: Bench) => Promise<Answer>;
}

const PARTS = { on_time: 5, condition: 5, driver: 5, support: 5 };

/** What the state of an account, a store or a product does not allow. */
const REFUSALS: readonly Refusal[] = [
  {
    what: 'another e-mail in place of the only verified login',
    code: 'only_verified_contact',
    async ask(bench) {
      const account = await accountWith(bench, 0);
      const body = { email: newPerson().email, current_password: account.password };
      return bench.api.send('changeEmail', { who: requestedBy(account), body });
    },
  },
  {
    what: 'a file of invoices for a month without any',
    code: 'no_invoices',
    async ask(bench) {
      const who = requestedBy(await accountWith(bench, 0));
      const body = { month: new Date().toISOString().slice(0, 7) };
      return bench.api.send('createInvoiceFile', { who, header: newKey(), body });
    },
  },
  {
    what: 'a report of nothing as a file',
    code: 'nothing_to_download',
    async ask(bench) {
      const { path, query, body } = await recipes.downloadReport.call(openWorkspace(bench));
      const who = requestedBy(await accountWith(bench, 0));
      return bench.api.send('downloadReport', {
        ...{ who, body },
        ...(path && { path }),
        ...(query && { query }),
      });
    },
  },
  {
    what: 'a rating of a shipment that was not collected',
    code: 'not_ratable',
    async ask(bench) {
      const { api, lists, draw } = bench;
      const account = await accountWith(bench, 1_000_000);
      const who = requestedBy(account);
      const { shipment } = await book(api, account, lists, draw);
      const path = { shipment_id: shipment.id };
      await api.ok('cancelShipment', { who, path, header: newKey() });
      return api.send('createRating', { who, path, body: { parts: PARTS } });
    },
  },
  {
    what: 'a token for a store on Salla',
    code: 'grants_itself',
    async ask(bench) {
      const { api } = bench;
      const { body } = await recipes.grantStoreAccess.call(openWorkspace(bench));
      const who = requestedBy(await accountWith(bench, 0));
      const opened = { platform: 'salla', name: 'متجر تجريبي' } as const;
      const { store } = await api.ok('connectStore', { who, body: opened });
      return api.send('grantStoreAccess', { who, path: { store_id: store.id }, body });
    },
  },
  {
    what: 'the deletion of a product that a shipment names',
    code: 'product_used',
    async ask(bench) {
      const { api, lists, draw } = bench;
      const account = await accountWith(bench, 1_000_000);
      const who = requestedBy(account);
      const sku = 'KIT-USED';
      const { id } = await api.ok('createProduct', {
        who,
        body: product(sku),
      });
      const quoted = await bookableQuote(api, account, lists, draw);
      const body = { ...orderFor(quoted.quote, quoted.price, lists, draw), sku };
      await api.ok('createShipment', { who, header: newKey(), body });
      return api.send('deleteProduct', { who, path: { product_id: id } });
    },
  },
];

export const refusalLaws: readonly Law[] = [
  {
    id: 'refusals',
    title: 'What is not allowed now is refused with the code that says why',
    clause:
      '#/components/schemas/ProblemCode: only_verified_contact, no_invoices, nothing_to_download, not_ratable, grants_itself, product_used',
    run: (bench) =>
      withEach(REFUSALS, async ({ what, code, ask }) => {
        refused(await ask(bench), 409, code, what);
      }),
  },
];
