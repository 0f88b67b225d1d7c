import { z } from 'zod';
import { anyone, endpoint } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { Review } from './review.ts';

export const listReviews = endpoint({
  method: 'GET',
  path: '/product/:id/reviews',
  access: anyone,
  summary: 'What verified buyers say of a product, newest first',
  params: z.object({ id: ObjectId }),
  response: z.object({ reviews: z.array(Review) }),
});
