import { visitPage, type Outcome, order } from './requests.ts';
import type { Shopper } from './shopper.ts';
import type { Shop } from './start-shop.ts';

/** A separate product each, which avoids lock contention. */
export type Person = { shopper: Shopper; product: string };

export async function signUpPeople(
  shop: Pick<Shop, 'signUpMany' | 'staff'>,
  count: number,
): Promise<Person[]> {
  const people: Person[] = [];
  for (const shopper of await shop.signUpMany(count))
    people.push({ shopper, product: await shop.staff.addProduct(100_000) });
  return people;
}

/** Coprime to the number of people, so that everyone orders. */
const VISITS_AN_ORDER = 9;

export function createCrowd(people: readonly Person[]) {
  const ordering = new Set<Person>();
  const personOf = (turn: number): Person => {
    const person = people[turn % people.length];
    if (!person) throw new Error('Nobody is there.');
    return person;
  };
  return {
    personOf,
    ordering: () => ordering.size,
    visit: async (turn: number): Promise<Outcome> => {
      const person = personOf(turn);
      if (turn % VISITS_AN_ORDER !== 0 || ordering.has(person)) return visitPage(person.shopper, turn);
      ordering.add(person);
      const outcome = await order(person.shopper, [{ product: person.product, quantity: 1 }]);
      ordering.delete(person);
      return outcome;
    },
  };
}
