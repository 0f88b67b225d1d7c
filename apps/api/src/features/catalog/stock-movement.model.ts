import { Schema, Types } from 'mongoose';
import {
  MOVEMENT_REASONS,
  type MovementReason,
  STOCK_CAUSES,
  type StockCause,
} from '@e-store/shared/catalog/staff-product-choices';
import { plainDigits } from '@e-store/shared/plain-digits';
import { recordOptions } from '../../platform/database/record.ts';
import type { ProductRecord } from './product.model.ts';

/** The sum over a product and size equals its stock (R63). */
export type StockMovementRecord = {
  _id: Types.ObjectId;
  product: Types.ObjectId;
  size?: string;
  delta: number;
  reason: MovementReason;
  order?: Types.ObjectId;
  return?: Types.ObjectId;
  /** Of cancel or undelivered: earlier withdrawals of that step; absent means none. */
  round?: number;
  /** Reverses the restock of the same order, reason and round. */
  isReversal?: true;
  cause?: StockCause;
  note?: string;
  deliveryNote?: string;
  deliveryNoteKey?: string;
  /** Of an adjustment: the resulting product version, and the stock that staff saw. */
  version?: number;
  from?: number;
  at: Date;
};

export const stockMovementSchema = new Schema<StockMovementRecord>(
  {
    product: { type: Schema.Types.ObjectId, required: true },
    size: String,
    delta: { type: Number, required: true, validate: Number.isInteger },
    reason: { type: String, enum: MOVEMENT_REASONS, required: true },
    order: Schema.Types.ObjectId,
    return: Schema.Types.ObjectId,
    round: Number,
    isReversal: Boolean,
    cause: { type: String, enum: STOCK_CAUSES },
    note: String,
    deliveryNote: String,
    deliveryNoteKey: String,
    version: Number,
    from: Number,
    at: { type: Date, required: true },
  },
  { collection: 'stockMovements', ...recordOptions },
);

export const toDeliveryNoteKey = (deliveryNote: string): string =>
  plainDigits(deliveryNote.normalize('NFKC')).replaceAll(/\s/g, '').toLowerCase();

export function initialMovements(product: ProductRecord): StockMovementRecord[] {
  const line = { product: product._id, reason: 'initial' as const, at: product.createdAt };
  if (product.sizes.length === 0) return [{ ...line, _id: new Types.ObjectId(), delta: product.stock }];
  return product.sizes.map(({ size, stock }) => ({ ...line, _id: new Types.ObjectId(), size, delta: stock }));
}
