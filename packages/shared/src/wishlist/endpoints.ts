import { z } from 'zod';
import { endpoint, signedIn } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { WISHLIST_MAX } from './merge-wishlists.ts';
import { WishlistEntry } from './wishlist.ts';

const Entries = z.object({ entries: z.array(WishlistEntry) });

export const getWishlist = endpoint({
  method: 'GET',
  path: '/wishlist',
  access: signedIn,
  summary: 'List the wishlist of the account, latest first',
  response: Entries,
});

export const saveToWishlist = endpoint({
  method: 'PUT',
  path: '/wishlist/:id',
  access: signedIn,
  idempotencyKey: '24h',
  idempotent: true,
  summary: 'Add a product to the wishlist; adding it again changes nothing',
  params: z.object({ id: ObjectId }),
  response: WishlistEntry,
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const removeFromWishlist = endpoint({
  method: 'DELETE',
  path: '/wishlist/:id',
  access: signedIn,
  idempotencyKey: '24h',
  idempotent: true,
  summary: 'Remove a product from the wishlist; a product that is not in it is no error',
  params: z.object({ id: ObjectId }),
  response: z.object({ product: ObjectId }),
  errors: ['TOO_MANY_REQUESTS'],
});

export const mergeWishlist = endpoint({
  method: 'POST',
  path: '/wishlist/merge',
  access: signedIn,
  idempotencyKey: '24h',
  idempotent: true,
  summary: 'Merge the wishlist of a browser into the wishlist of the account',
  body: z.object({ entries: z.array(WishlistEntry).max(WISHLIST_MAX) }),
  response: Entries,
  errors: ['TOO_MANY_REQUESTS'],
});
