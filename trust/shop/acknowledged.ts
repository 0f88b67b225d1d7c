import type { Order } from '@e-store/shared/orders/order';

type Owner = { orders: () => Promise<Order[]> };
type Promised = { id: string; total: number };

/**
 * What was answered with 201, by shopper and key: the shop must stand by it, whatever happened to it since. Only its
 * customers can know (I3), so this is kept on their side.
 */
export function createAcknowledged() {
  const byOwner = new Map<Owner, Map<string, Promised>>();
  const broken: string[] = [];
  return {
    note: (owner: Owner, key: string, { _id: id, totalPrice: total }: Order) => {
      const promised = byOwner.get(owner) ?? new Map<string, Promised>();
      byOwner.set(owner, promised);
      const earlier = promised.get(key);
      if (earlier && (earlier.id !== id || earlier.total !== total))
        broken.push(`key ${key}: answered as ${earlier.id} for ${earlier.total}, then as ${id} for ${total}`);
      promised.set(key, { id, total });
    },
    count: () => [...byOwner.values()].reduce((sum, promised) => sum + promised.size, 0),
    /**
     * Compares with what each shopper finds under My Orders. Only when every shopper knows the answer to each of their
     * attempts is an order beyond those one too many.
     */
    breaches: async (): Promise<string[]> => {
      const found = [...broken];
      for (const [owner, promised] of byOwner) {
        // oxlint-disable-next-line no-await-in-loop -- hundreds of shoppers, and a shop that is not to be stormed now
        const orders = await owner.orders();
        const wanted = [...promised.values()];
        const ids = new Set(wanted.map(({ id }) => id));
        if (ids.size !== wanted.length) found.push('two keys were answered with one order');
        for (const { id, total } of wanted) {
          const there = orders.filter((order) => order._id === id);
          if (there.length !== 1) found.push(`${id} was promised and is there ${there.length} times`);
          else if (there[0]?.totalPrice !== total)
            found.push(`${id} was promised for ${total} and is there for ${there[0]?.totalPrice}`);
        }
        for (const { _id } of orders) if (!ids.has(_id)) found.push(`${_id} is there and nobody was told`);
      }
      return found;
    },
  };
}

export type Acknowledged = ReturnType<typeof createAcknowledged>;
