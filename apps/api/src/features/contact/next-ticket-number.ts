import type { Connection } from 'mongoose';

const FIRST = 100_000;

/** Returns the next ticket number, from `T-100001`. Unused numbers leave gaps. */
export async function nextTicketNumber(connection: Connection): Promise<string> {
  const counter = await connection
    .collection<{ _id: string; last: number }>('counters')
    .findOneAndUpdate({ _id: 'ticket' }, { $inc: { last: 1 } }, { upsert: true, returnDocument: 'after' });
  return `T-${FIRST + (counter?.last ?? 0)}`;
}
