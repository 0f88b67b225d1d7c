import type { AccountReport } from '@e-store/shared/invoices/accounts-endpoints';
import { indiaDay } from '@e-store/shared/india-day';
import { accountMessages } from '../../../messages/en/accounts.ts';
import { createAdminThunk } from '../../../lib/admin-thunk.ts';
import type { ApiInput } from '../../../lib/api-client.ts';
import { createReadSlice } from '../../../lib/create-read-slice.ts';
import { read, readListParams } from '../../../lib/list-url.ts';

export const REPORTS = Object.keys(accountMessages.reports) as AccountReport[];

export const accounts = createReadSlice('accounts', 'GET /admin/accounts');
export const exportAccounts = createAdminThunk('accounts/export', 'GET /admin/accounts/export');
export const exportGstr1 = createAdminThunk('accounts/exportGstr1', 'GET /admin/accounts/gstr1');

/** By default the month of `today`, a calendar day of India. */
export function accountQuery(
  search: URLSearchParams,
  today = indiaDay(new Date()),
): ApiInput<'GET /admin/accounts'>['query'] & { report: AccountReport } {
  const found = readListParams(search, { from: read.day, to: read.day, report: read.oneOf(REPORTS) });
  return {
    from: found.from ?? `${today.slice(0, 8)}01`,
    to: found.to ?? today,
    report: (found.report ?? 'sales') as AccountReport,
  };
}

function toPeriod(year: number, month: number, months: number) {
  const day = (date: number) => new Date(date).toISOString().slice(0, 10);
  return { from: day(Date.UTC(year, month, 1)), to: day(Date.UTC(year, month + months, 0)) };
}

export function listWholePeriods(today = indiaDay(new Date())) {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return [
    { name: 'thisMonth', ...toPeriod(year, month - 1, 1) },
    { name: 'lastMonth', ...toPeriod(year, month - 2, 1) },
    { name: 'lastQuarter', ...toPeriod(year, (Math.ceil(month / 3) - 2) * 3, 3) },
  ] as const;
}
