import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';
import { PAGE_MESSAGE } from './pages.ts';
import { ObjectId } from '../object-id.ts';

export const listProductEntries = endpoint({
  method: 'GET',
  path: '/products/sitemap',
  access: anyone,
  summary: 'List the categories and the ids of indexable products, in pages of 45,000',
  query: z.object({
    page: z.coerce
      .number(PAGE_MESSAGE)
      .int(PAGE_MESSAGE)
      .min(1, PAGE_MESSAGE)
      .max(1000, 'At most 1000.')
      .default(1),
  }),
  response: z.object({
    products: z.array(z.object({ _id: ObjectId, changedAt: z.iso.datetime() })),
    pages: z.int(PAGE_MESSAGE).min(1),
    categories: z.array(z.string()),
  }),
});
