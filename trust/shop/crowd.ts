import { look, type Met, order } from './errand.ts';
import type { Shopper } from './shopper.ts';
import type { Shop } from './start-shop.ts';

/** Each orders a product of their own: none has to wait for another. */
export type Person = { shopper: Shopper; product: string };

/** So many who have signed up, and what they will order. */
export async function gatherPeople(
  shop: Pick<Shop, 'signUpMany' | 'staff'>,
  count: number,
): Promise<Person[]> {
  const people: Person[] = [];
  for (const shopper of await shop.signUpMany(count))
    people.push({ shopper, product: await shop.staff.addProduct(100_000) });
  return people;
}

/** One visit of so many is an order. It shares no divisor with how many people come, so everybody orders. */
const VISITS_AN_ORDER = 9;

/** People who come by turns, look around, and order now and then; not again while they wait for an order. */
export function createCrowd(people: readonly Person[]) {
  const ordering = new Set<Person>();
  const personOf = (turn: number): Person => {
    const person = people[turn % people.length];
    if (!person) throw new Error('Nobody is there.');
    return person;
  };
  return {
    personOf,
    /** Whose orders are under way. */
    ordering: () => ordering.size,
    come: async (turn: number): Promise<Met> => {
      const person = personOf(turn);
      if (turn % VISITS_AN_ORDER !== 0 || ordering.has(person)) return look(person.shopper, turn);
      ordering.add(person);
      const met = await order(person.shopper, [{ product: person.product, quantity: 1 }]);
      ordering.delete(person);
      return met;
    },
  };
}
