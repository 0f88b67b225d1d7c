import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import type { Context } from '../../platform/context.ts';
import type { Person } from '../../platform/personal-records.ts';
import { allPersonalRecords } from './all-personal-records.ts';

const UNPROVEN_EMAIL_NOTICE =
  'Your newsletter, stock alerts and messages sent without logging in are linked only to your email address. They are included once you confirm the address with a link that we email you.';

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
    of.account.exportData(database, person),
    of.orders.exportData(database, person),
    of.reviews.exportData(database, person),
    of.wishlist.exportData(database, person),
    of.cart.exportData(database, person),
    of.promoUses.exportData(database, person),
    of.newsletter.exportData(database, person),
    of.alerts.exportData(database, person),
    of.messages.exportData(database, person),
    of.mails.exportData(database, person),
    of.trail.exportData(database, person),
  ]);
  return {
    exportedAt: now().toISOString(),
    notes: person.isEmailProven ? [] : [UNPROVEN_EMAIL_NOTICE],
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
