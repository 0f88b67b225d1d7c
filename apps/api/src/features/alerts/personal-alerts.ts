import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { trusted } from 'mongoose';
import { ownedByPerson, type PersonalRecords } from '../../platform/personal-data/personal-records.ts';

/** Mail keys are secrets and not exported. */
export const personalAlerts: PersonalRecords<Pick<PersonalDataExport, 'stockAlerts'>> = {
  exportData: async ({ stockAlerts, products }, person) => {
    const alerts = await stockAlerts.find(ownedByPerson(person)).sort({ requestedAt: -1 }).lean();
    const alertProducts = await products
      .find({ _id: trusted({ $in: alerts.map(({ product }) => product) }) }, { name: 1 })
      .lean();
    const names = new Map(alertProducts.map(({ _id, name }) => [String(_id), name]));
    const known = alerts.map(({ _id, product, size, state, consentVersion, requestedAt, settledAt }) => ({
      _id: String(_id),
      product: String(product),
      name: names.get(String(product)) ?? '',
      ...(size !== null && { size }),
      state,
      consentVersion,
      requestedAt: requestedAt.toISOString(),
      ...(settledAt && { settledAt: settledAt.toISOString() }),
    }));
    return { stockAlerts: known };
  },
  erase: async ({ stockAlerts }, person, _at, session) =>
    stockAlerts.deleteMany(ownedByPerson(person), { session }),
};
