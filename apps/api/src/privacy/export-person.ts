import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import type { Context } from '../context.ts';
import type { Person } from '../personal-records.ts';
import { allPersonalRecords } from './all-personal-records.ts';

const UNPROVEN =
  'Your newsletter, stock alerts and messages sent without signing in are linked only to your email address. They are included once you confirm the address with a link that we email you.';

/** Exports all data of a person, for that person only (DPDP Act, s. 11). */
export async function exportPerson(
  { database, now }: Pick<Context, 'database' | 'now'>,
  person: Person,
): Promise<PersonalDataExport> {
  const of = allPersonalRecords;
  const [
    account,
    orders,
    reviews,
    wishlist,
    cart,
    promoCodes,
    newsletter,
    stockAlerts,
    messages,
    mails,
    trail,
  ] = await Promise.all([
    of.account.tell(database, person),
    of.orders.tell(database, person),
    of.reviews.tell(database, person),
    of.wishlist.tell(database, person),
    of.cart.tell(database, person),
    of.promoUses.tell(database, person),
    of.newsletter.tell(database, person),
    of.alerts.tell(database, person),
    of.messages.tell(database, person),
    of.mails.tell(database, person),
    of.trail.tell(database, person),
  ]);
  return {
    exportedAt: now().toISOString(),
    notes: person.isEmailProven ? [] : [UNPROVEN],
    ...account,
    ...orders,
    ...reviews,
    wishlist,
    cart,
    promoCodes,
    ...(newsletter && { newsletter }),
    stockAlerts,
    contactMessages: messages,
    mails,
    handledByStaff: trail,
  };
}
