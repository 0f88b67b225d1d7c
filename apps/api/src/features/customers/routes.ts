import type { Route } from '../../platform/http/route.ts';
import { addCustomerNoteRoute } from './add-note.ts';
import { endCustomerSessionsRoute } from './end-sessions.ts';
import { getCustomerRoute } from './get-customer.ts';
import { listCustomersRoute } from './list-customers.ts';
import { sendCustomerResetRoute } from './send-reset.ts';

export const customerRoutes: Route[] = [
  listCustomersRoute,
  getCustomerRoute,
  addCustomerNoteRoute,
  sendCustomerResetRoute,
  endCustomerSessionsRoute,
];
