import type { StatementColumns } from '@e-store/shared/payments/endpoints';
import { Schema } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

export type StatementColumnsRecord = Pick<StatementColumns, 'amount'> & {
  /** `statementKey` of the headings. */
  _id: string;
  matchedAt: Date;
};

export const statementColumnsSchema = new Schema<StatementColumnsRecord>(
  {
    _id: { type: String, required: true },
    amount: { type: String, required: true },
    matchedAt: { type: Date, required: true },
  },
  { collection: 'statementColumns', ...recordOptions },
);
