import { CLOSING_PARTS } from '@e-store/shared/cash/closing-endpoints';
import { RETURN_RATE_GROUPS } from '@e-store/shared/cash/return-rates-endpoints';
import { CASH_AGE_KEYS } from '@e-store/shared/cash/remittance';
import { addDays, indiaDay } from '@e-store/shared/india-day';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

type Query = ApiInput<'GET /admin/cash'>['query'];

export const owedCash = createReadSlice('owedCash', 'GET /admin/cash');

export const cashQuery = (search: URLSearchParams): Query =>
  readListParams(search, { courier: read.words, age: read.oneOf(CASH_AGE_KEYS), page: read.page }) as Query;

export const countOwedCash = createAdminThunk('cash/count', 'GET /admin/cash');
export const markCashReceived = createAdminThunk('cash/receive', 'POST /admin/cash/received');

export const remittances = createReadSlice('remittances', 'GET /admin/cash/remittances');

export const remittanceQuery = (search: URLSearchParams) => readListParams(search, { page: read.page });

export const undoRemittance = createAdminThunk('cash/undo', 'POST /admin/cash/remittances/:id/undo');

export const closing = createReadSlice('closing', 'GET /admin/cash/closing');

/** Last seven days by default; `today` is a calendar day of India. */
export function closingQuery(
  search: URLSearchParams,
  today = indiaDay(new Date()),
): ApiInput<'GET /admin/cash/closing'>['query'] {
  const found = readListParams(search, {
    from: read.day,
    to: read.day,
    day: read.day,
    part: read.oneOf(CLOSING_PARTS),
    page: read.page,
  });
  const to = found.to ?? today;
  return { ...found, from: found.from ?? addDays(to, -6), to } as ReturnType<typeof closingQuery>;
}

export const returnRates = createReadSlice('returnRates', 'GET /admin/cash/return-rates');

/** Last thirty days by default, because a parcel needs days to come back. */
export function returnRateQuery(
  search: URLSearchParams,
  today = indiaDay(new Date()),
): ApiInput<'GET /admin/cash/return-rates'>['query'] {
  const found = readListParams(search, {
    from: read.day,
    to: read.day,
    by: read.oneOf(RETURN_RATE_GROUPS),
    page: read.page,
  });
  const to = found.to ?? today;
  return { ...found, from: found.from ?? addDays(to, -29), to } as ReturnType<typeof returnRateQuery>;
}

export const setReturnCost = createAdminThunk('cash/setReturnCost', 'PUT /admin/cash/couriers/return-cost');

export const previewRemittance = createAdminThunk('cash/preview', 'POST /admin/cash/remittances/preview');
export const recordRemittance = createAdminThunk('cash/record', 'POST /admin/cash/remittances');
