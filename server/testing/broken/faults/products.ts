import { sql } from 'kysely';
import { handlers as right } from '../../../features/handlers.ts';
import { productsInOrder } from '../../../features/products/store.ts';
import { type Faults, run } from '../fault.ts';

/** Products that change otherwise than was asked. */
export const productFaults = {
  'edits-of-some': {
    does: '`updateProducts` changes the account’s own products and passes over ids that it does not have.',
    handlers: {
      async updateProducts(request, context) {
        const { body } = request;
        const { account, db } = context;
        const own = await productsInOrder(db.kysely, account.id, body.product_ids);
        const product_ids = own.map(({ id }) => id);
        if (own.length === 0) return right.updateProducts(request, context);
        return right.updateProducts({ ...request, body: { ...body, product_ids } }, context);
      },
    },
  },
  'photo-lost-with-fields': {
    does: '`updateProduct` removes the photo, as if it were a field that was left out.',
    handlers: {
      async updateProduct(request, context) {
        const answer = await right.updateProduct(request, context);
        const { id } = answer.body;
        await run(context, sql`delete from product_photos where product_id = ${id}`);
        delete answer.body.photo_preview;
        return answer;
      },
    },
  },
} satisfies Faults;
