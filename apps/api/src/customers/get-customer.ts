import { getCustomer } from '@e-store/shared/customers/endpoints';
import { route } from '../http/route.ts';
import { readCard } from './read-card.ts';

export const getCustomerRoute = route(getCustomer, async ({ params }, context) =>
  readCard(context, params.id),
);
