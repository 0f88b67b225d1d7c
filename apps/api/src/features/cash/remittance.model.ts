import { REMITTANCE_KINDS, type RemittanceKind } from '@e-store/shared/cash/remittance';
import { Schema, type Types } from 'mongoose';
import { nested, recordOptions } from '../../platform/database/record.ts';

type RecordedBy = { _id: Types.ObjectId; name: string };

/** Its ledger lines have its id. */
export type RemittanceRecord = {
  _id: Types.ObjectId;
  kind: RemittanceKind;
  /** Name as staff typed it. Absent: all couriers. */
  courier?: string;
  /** Day in India; only of the kind `received`. */
  until?: string;
  at: Date;
  by: RecordedBy;
  orders: number;
  /** Ledger lines, without those that reverse them. */
  lines: number;
  /** Paise. */
  amount: number;
  /** `lines`: how many are reversed, in the order of their ids. */
  undone?: { at: Date; by: RecordedBy; lines: number };
};

const by = new Schema<RecordedBy>({ _id: Schema.Types.ObjectId, name: String }, recordOptions);

export const remittanceSchema = new Schema<RemittanceRecord>(
  {
    kind: { type: String, enum: REMITTANCE_KINDS, required: true },
    courier: String,
    until: String,
    at: { type: Date, required: true },
    by: { type: by, required: true },
    orders: { type: Number, required: true },
    lines: { type: Number, required: true },
    amount: { type: Number, required: true },
    undone: new Schema<NonNullable<RemittanceRecord['undone']>>({ at: Date, by, lines: Number }, nested),
  },
  { collection: 'remittances', ...recordOptions },
);
