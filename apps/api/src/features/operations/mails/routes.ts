import type { Route } from '../../../platform/http/route.ts';
import { listDeadMailsRoute } from './list-dead-mails.ts';
import { settleDeadMailsRoute } from './settle-dead-mails.ts';

export const mailRoutes: Route[] = [listDeadMailsRoute, settleDeadMailsRoute];
