import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../record.ts';

/** What a product brought in on a day: pieces and rupees, without what came back. */
export type ProductSales = { product: Types.ObjectId; pieces: number; sales: number };

export type SalesFigures = {
  orders: number;
  sales: number;
  pieces: number;
  profit: number;
  ordersWithoutCost: number;
  products: ProductSales[];
};

/** The orders of a past day, added up. A roll-up: all it says can be worked out again from the orders. */
export type SalesDayRecord = {
  /** The day in India on which they were placed, `2026-11-20`. */
  _id: string;
  /** Counted up by every change to an order of the day: figures of an earlier count are those of earlier orders. */
  changes: number;
  figures?: SalesFigures & { changes: number };
};

const nested = { _id: false, ...recordOptions } as const;
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
