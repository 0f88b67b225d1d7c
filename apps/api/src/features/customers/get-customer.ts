import { getCustomer } from '@e-store/shared/customers/endpoints';
import { route } from '../../platform/http/route.ts';
import { readCustomerCard } from './read-customer-card.ts';

export const getCustomerRoute = route(getCustomer, async ({ params }, context) =>
  readCustomerCard(context, params.id),
);
