import {
  ACCOUNT_REPORTS,
  exportAccounts,
  exportGstr1,
  readAccounts,
} from '@e-store/shared/invoices/accounts-endpoints';
import { formatPaiseAsDecimal } from '@e-store/shared/money';
import { trusted } from 'mongoose';
import { toIndiaDateRange } from '../../../platform/database/india-date-range.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ConflictError, ValidationError } from '../../../platform/errors/errors.ts';
import { toCsv } from '../../../platform/http/csv.ts';
import { route } from '../../../platform/http/route.ts';
import { readSettings } from '../../store/read-settings.ts';
import { buildGstr1 } from './build-gstr1.ts';
import { type Books, buildReport } from './build-reports.ts';

const MAX_RECORDS = 20_000;

type Period = { from: string; to: string };

export const readAccountsRoute = route(readAccounts, async ({ query }, { database }) => {
  const books = await readBooks(database, query);
  const reports = ACCOUNT_REPORTS.map((report) => ({ report, ...buildReport(report, books) }));
  const { columns = [], rows = [] } = reports.find(({ report }) => report === query.report) ?? {};
  const totals = reports.map((one) => ({ report: one.report, rows: one.rows.length, total: one.total }));
  return { report: query.report, columns, rows, totals };
});

export const exportAccountsRoute = route(exportAccounts, async ({ query }, { database }) => {
  const { report, from, to } = query;
  const { columns, rows } = buildReport(report, await readBooks(database, query));
  const lines = rows.map((row) =>
    row.map((cell, index) =>
      columns[index]?.isAmount ? { number: formatPaiseAsDecimal(Number(cell)) } : cell,
    ),
  );
  const csv = toCsv([columns.map(({ name }) => name), ...lines]);
  return { filename: `${report}-${from}-${to}.csv`, csv };
});

export const exportGstr1Route = route(exportGstr1, async ({ query }, { database }) => {
  const { from, to } = query;
  const { details } = await readSettings(database);
  const books = await readBooks(database, query);
  const gstin = sellerGstin(books) || details.gstin;
  if (!gstin) throw new ConflictError('GSTR-1 needs your GSTIN. Enter it in Settings, then export again.');
  const content = buildGstr1(books, { gstin, to });
  return { filename: `gstr1-${from}-${to}.json`, json: JSON.stringify(content, null, 2) };
});

/** On all documents of the period; absent when they differ. */
function sellerGstin({ documents }: Books): string | undefined {
  const [gstin, ...others] = new Set(documents.map(({ seller }) => seller.gstin));
  return others.length === 0 ? gstin : undefined;
}

/** @throws ValidationError for more records than one answer can hold */
async function readBooks({ invoices, paymentLedger }: Database, period: Period): Promise<Books> {
  const range = trusted(toIndiaDateRange(period));
  const [documents, ledger] = await Promise.all([
    invoices
      .find({ issuedAt: range })
      .sort({ issuedAt: 1, _id: 1 })
      .limit(MAX_RECORDS + 1)
      .lean(),
    paymentLedger
      // Remittances are no movements of the register, and would count towards the maximum.
      .find({ at: range, kind: trusted({ $ne: 'remittance' }) })
      .sort({ at: 1, _id: 1 })
      .limit(MAX_RECORDS + 1)
      .lean(),
  ]);
  if (documents.length > MAX_RECORDS || ledger.length > MAX_RECORDS)
    throw new ValidationError({ from: 'This period has too many records. Choose a shorter one.' });
  const reversed = documents.flatMap(({ against }) => (against ? [against._id] : []));
  const totals = await invoices.find({ _id: trusted({ $in: reversed }) }, { totals: 1 }).lean();
  const totalById = new Map(totals.map(({ _id, totals: of }) => [String(_id), of.total]));
  return {
    documents,
    ledger,
    invoiceTotalOf: ({ against, totals: own }) =>
      against ? (totalById.get(String(against._id)) ?? own.total) : own.total,
  };
}
