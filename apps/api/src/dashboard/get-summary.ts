import { type DayFigures, getSummary } from '@e-store/shared/dashboard/endpoints';
import { addDays, indiaDay, startOfDay } from '@e-store/shared/india-day';
import { trusted } from 'mongoose';
import type { Context } from '../context.ts';
import { route } from '../http/route.ts';
import { countWork } from './count-work.ts';

export const getSummaryRoute = route(getSummary, async (_input, context) => {
  const at = context.now();
  const day = indiaDay(at);
  const [today, yesterday, work] = await Promise.all([
    figuresOf(context, day),
    figuresOf(context, addDays(day, -1)),
    countWork(context.database),
  ]);
  return { at: at.toISOString(), today, yesterday, work };
});

async function figuresOf({ sales, database }: Context, day: string): Promise<DayFigures> {
  const registered = trusted({ $gte: startOfDay(day), $lt: startOfDay(addDays(day, 1)) });
  const [sold, customers] = await Promise.all([
    sales.addUp({ from: day, to: day }),
    database.users.countDocuments({ role: 'Customer', createdAt: registered }),
  ]);
  return { day, sales: sold.sales, orders: sold.orders, pieces: sold.pieces, customers };
}
