import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';

export const listProductEntries = endpoint({
  method: 'GET',
  path: '/products/sitemap',
  access: anyone,
  summary: 'Categories, and ids of the products that search engines may list, in pages of 45,000',
  query: z.object({
    page: z.coerce
      .number('Give a whole number.')
      .int()
      .min(1, 'At least 1.')
      .max(1000, 'At most 1000.')
      .default(1),
  }),
  response: z.object({
    products: z.array(z.object({ _id: ObjectId, changedAt: z.iso.datetime() })),
    pages: z.int().min(1),
    /** Keys of the shop's categories, in its order. */
    categories: z.array(z.string()),
  }),
});
