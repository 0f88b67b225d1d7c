import { Schema, type Types } from 'mongoose';
import { nested, recordOptions } from '../../platform/database/record.ts';

export type ProductSales = { product: Types.ObjectId; pieces: number; sales: number };

export type SalesMetrics = {
  orders: number;
  sales: number;
  pieces: number;
  profit: number;
  ordersWithoutCost: number;
  products: ProductSales[];
};

/** Of a past day; can be recomputed from the orders. */
type SalesDayRecord = {
  /** In India, `2026-11-20`. */
  _id: string;
  /** Incremented by every change to an order of the day, which outdates the totals. */
  changes: number;
  figures?: SalesMetrics & { changes: number };
};

const whole = { type: Number, required: true, validate: Number.isInteger } as const;

export const salesDaySchema = new Schema<SalesDayRecord>(
  {
    _id: String,
    changes: whole,
    figures: new Schema(
      {
        changes: whole,
        orders: whole,
        sales: whole,
        pieces: whole,
        profit: whole,
        ordersWithoutCost: whole,
        products: [
          new Schema(
            { product: { type: Schema.Types.ObjectId, required: true }, pieces: whole, sales: whole },
            nested,
          ),
        ],
      },
      nested,
    ),
  },
  { collection: 'salesDays', ...recordOptions },
);
