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
  summary: 'What the account has saved, latest first',
  response: Entries,
});

export const saveToWishlist = endpoint({
  method: 'PUT',
  path: '/wishlist/:id',
  access: signedIn,
  summary: 'Save a product; saving it again changes nothing',
  params: z.object({ id: ObjectId }),
  response: WishlistEntry,
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const removeFromWishlist = endpoint({
  method: 'DELETE',
  path: '/wishlist/:id',
  access: signedIn,
  summary: 'Take a product off the list; one that is not on it is no error',
  params: z.object({ id: ObjectId }),
  response: z.object({ product: ObjectId }),
  errors: ['TOO_MANY_REQUESTS'],
});

export const mergeWishlist = endpoint({
  method: 'POST',
  path: '/wishlist/merge',
  access: signedIn,
  summary: 'Add the list of a browser to the account’s',
  body: z.object({ entries: z.array(WishlistEntry).max(WISHLIST_MAX) }),
  response: Entries,
  errors: ['TOO_MANY_REQUESTS'],
});
