import type { Route } from '../../platform/http/route.ts';
import { exportTransactionsRoute } from './export-transactions.ts';
import { listTransactionsRoute } from './list-transactions.ts';

export const transactionRoutes: Route[] = [listTransactionsRoute, exportTransactionsRoute];
