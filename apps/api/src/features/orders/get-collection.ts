import { getCollection } from '@e-store/shared/orders/collection-endpoints';
import { InvalidTokenError } from '../../platform/errors/errors.ts';
import { defineSignedLink } from '../../platform/http/signed-link.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { cashToCollect } from '../payments/cash-to-collect.ts';
import { readSettings } from '../store/read-settings.ts';

/** Opens what the courier collects at the door. Staff pass it on. */
export const collectionLink = defineSignedLink({ kind: 'collection', path: '/collection', days: 30 });

/** An expired or forged link looks like one to no order. */
export const getCollectionRoute = route(
  getCollection,
  async ({ params: { id }, query: { token }, clientAddress }, { config, database, limits, now }) => {
    await limits.take(LIMITS.collectionsOfAddress, clientAddress);
    const isValid = collectionLink.isValid(config, { id, token }, now());
    const order = isValid && (await database.orders.findById(id, { number: 1, payment: 1 }).lean());
    if (!order)
      throw new InvalidTokenError({
        token: 'This link has expired or is incomplete. Ask the shop for a new one.',
      });
    const { payments } = await readSettings(database);
    const cash = cashToCollect(order, payments);
    return { number: order.number, ...(cash && { cash }) };
  },
);
