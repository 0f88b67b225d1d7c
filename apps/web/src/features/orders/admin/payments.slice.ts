import { PAYMENT_TABS } from '@e-store/shared/payments/payment-states';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

type Query = ApiInput<'GET /admin/payments'>['query'];

export const staffPayments = createReadSlice('staffPayments', 'GET /admin/payments');

export const paymentQuery = (search: URLSearchParams): Query =>
  readListParams(search, { tab: read.oneOf(PAYMENT_TABS), page: read.page }) as Query;

export const checkCashOnDelivery = createAdminThunk('staffPayments/checkCash', 'GET /admin/cod-check');
export const matchStatement = createAdminThunk('staffPayments/matchStatement', 'POST /admin/bank-statement');
export const decidePayment = createAdminThunk('staffPayments/decide', 'POST /admin/payments/:id');
export const refundPayment = createAdminThunk('staffPayments/refund', 'POST /admin/payments/:id/refund');
export const requestApproval = createAdminThunk(
  'staffPayments/requestApproval',
  'POST /admin/payments/:id/approval',
);
export const decideApproval = createAdminThunk(
  'staffPayments/decideApproval',
  'POST /admin/payments/:id/approval/decision',
);
export const checkDiscrepancy = createAdminThunk(
  'staffPayments/check',
  'POST /admin/payment-discrepancies/:id',
);
