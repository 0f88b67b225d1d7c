import type { Order } from '@e-store/shared/orders/order';

type Owner = { orders: () => Promise<Order[]> };
type AcknowledgedOrder = { id: string; total: number };

/** By shopper and key. The shop must retain them through any fault (I3). */
export function createAcknowledgedOrders() {
  const byOwner = new Map<Owner, Map<string, AcknowledgedOrder>>();
  const broken: string[] = [];
  return {
    note: (owner: Owner, key: string, { _id: id, totalPrice: total }: Pick<Order, '_id' | 'totalPrice'>) => {
      const promised = byOwner.get(owner) ?? new Map<string, AcknowledgedOrder>();
      byOwner.set(owner, promised);
      const earlier = promised.get(key);
      if (earlier && (earlier.id !== id || earlier.total !== total))
        broken.push(`key ${key}: answered as ${earlier.id} for ${earlier.total}, then as ${id} for ${total}`);
      promised.set(key, { id, total });
    },
    count: () => [...byOwner.values()].reduce((sum, promised) => sum + promised.size, 0),
    /** Against each shopper's orders. Extra ones count only when every attempt has a known outcome. */
    findViolations: async (): Promise<string[]> => {
      const found = [...broken];
      for (const [owner, promised] of byOwner) {
        const orders = await owner.orders();
        const wanted = [...promised.values()];
        const ids = new Set(wanted.map(({ id }) => id));
        if (ids.size !== wanted.length) found.push('two keys were answered with one order');
        for (const { id, total } of wanted) {
          const listedOrder = orders.filter((order) => order._id === id);
          if (listedOrder.length !== 1)
            found.push(`${id} was promised and is there ${listedOrder.length} times`);
          else if (listedOrder[0]?.totalPrice !== total)
            found.push(`${id} was promised for ${total} and is there for ${listedOrder[0]?.totalPrice}`);
        }
        for (const { _id } of orders) if (!ids.has(_id)) found.push(`${_id} is there and nobody was told`);
      }
      return found;
    },
  };
}

export type AcknowledgedOrders = ReturnType<typeof createAcknowledgedOrders>;
