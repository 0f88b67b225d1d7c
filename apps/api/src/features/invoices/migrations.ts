import type { AnyBulkWriteOperation, Document } from 'mongodb';
import type { Connection } from 'mongoose';
import { indexMigration, type Migration } from '../../platform/database/migrations/migration.ts';
import type { InvoiceRecord } from './invoice.model.ts';

/** Orders that are packed from now on get an invoice. */
const invoices = indexMigration('100-invoices', {
  invoices: [
    { key: { number: 1 }, unique: true },
    { key: { order: 1, issuedAt: 1 } },
    { key: { issuedAt: 1, _id: 1 } },
    { key: { user: 1 } },
    {
      name: 'credited_once',
      key: { 'against._id': 1, return: 1 },
      unique: true,
      partialFilterExpression: { kind: 'credit-note' },
    },
  ],
});

const BATCH = 500;

/** Earlier orders get the GST of their invoice; past days are summed again. */
const gstOfOrders: Migration = {
  name: '107-gst-of-orders',
  up: async (connection) => {
    let updates: AnyBulkWriteOperation[] = [];
    let hasInvoices = false;
    for await (const { order, lines } of readTaxInvoices(connection)) {
      hasInvoices = true;
      for (const { product, size, cgst, sgst, igst } of lines) {
        if (!product) continue;
        const item = { product, ...(size === undefined ? { size: { $exists: false } } : { size }) };
        const filter = { _id: order, orderItems: { $elemMatch: { ...item, gst: { $exists: false } } } };
        updates.push({
          updateOne: { filter, update: { $set: { 'orderItems.$.gst': cgst + sgst + igst } } },
        });
      }
      if (updates.length < BATCH) continue;
      await write(connection, updates);
      updates = [];
    }
    await write(connection, updates);
    if (hasInvoices) await connection.collection('salesDays').updateMany({}, { $inc: { changes: 1 } });
  },
};

type TaxInvoice = Pick<InvoiceRecord, 'order' | 'lines'>;

const readTaxInvoices = (connection: Connection) =>
  connection
    .collection<TaxInvoice>('invoices')
    .find({ kind: 'tax-invoice' } as Document, { projection: { order: 1, lines: 1 } });

async function write(connection: Connection, updates: AnyBulkWriteOperation[]): Promise<void> {
  if (updates.length > 0) await connection.collection('orders').bulkWrite(updates, { ordered: false });
}

export const invoicesMigrations = [invoices, gstOfOrders];
