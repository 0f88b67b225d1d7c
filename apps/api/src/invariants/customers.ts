import { isDeepStrictEqual } from 'node:util';
import { NO_FIGURES } from '../account/user.model.ts';
import { figuresOf, toFigures } from '../customers/figures-of.ts';
import type { Invariant } from './invariant.ts';

export const customerFiguresAreTheirOrders: Invariant = {
  id: 'I14',
  says: 'what is kept of an account is what its orders come to',
  check: async (database) => {
    const sums = await figuresOf(database, 'everybody');
    const people = await database.users.find({}, { email: 1, figures: 1 }).lean();
    const breaches = people.flatMap(({ _id, email, figures }) => {
      const due = toFigures(sums.get(String(_id)) ?? NO_FIGURES);
      const kept = toFigures(figures);
      if (isDeepStrictEqual(kept, due)) return [];
      return `${email}: ${kept.orders} orders, ₹${kept.spent}; its orders are ${due.orders}, ₹${due.spent}`;
    });
    return { checked: people.length, breaches };
  },
};
