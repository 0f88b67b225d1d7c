import type { Invariant } from '../../platform/invariants/check-invariants.ts';

export const promoUsesMatchOrders: Invariant = {
  id: 'I13',
  description:
    'the uses of a promo code, in total and per person, match the orders with the code that are not cancelled',
  check: async ({ orders, promoCodes, promoUses }) => {
    const carriers = await orders
      .find({}, { user: 1, promoCode: 1, orderStatus: 1 })
      .lean()
      .then((all) => all.filter((order) => order.promoCode && order.orderStatus !== 'Cancelled'));
    const carried = countBy(
      carriers.flatMap(({ promoCode, user }) => [promoCode, `${promoCode} ${String(user)}`]),
    );
    const codes = await promoCodes.find().lean();
    const uses = await promoUses.find().lean();
    const counted = [
      ...codes.map(({ code, used }) => [code, used] as const),
      ...uses.map(({ code, user, count }) => [`${code} ${String(user)}`, count] as const),
    ];
    const names = new Set([...carried.keys(), ...counted.map(([name]) => name)]);
    const known = new Map(counted);
    const breaches = [...names].flatMap((name) => {
      const [is = 0, should = 0] = [known.get(String(name)), carried.get(name)];
      return is === should ? [] : [`${name}: ${is} uses counted, ${should} orders with the code`];
    });
    return { checked: codes.length, breaches };
  },
};

function countBy<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
