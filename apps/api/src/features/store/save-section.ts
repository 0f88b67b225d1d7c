import type { StoreSettings } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-sections';
import type { ClientSession } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { recordChange, type StaffRequest } from '../../platform/audit/record-change.ts';
import { readSettings } from './read-settings.ts';
import { SETTINGS_FIELDS } from './settings-fields.ts';

type SectionChange<Section extends SettingsSection> = {
  staff: StaffRequest;
  section: Section;
  what: 'settings.changed' | 'settings.putBack';
  at: Date;
  /** Returns the new values for the current settings, or throws. */
  decide: (
    now: StoreSettings,
    session: ClientSession,
  ) => StoreSettings[Section] | Promise<StoreSettings[Section]>;
};

const LABELS: Record<SettingsSection, string> = {
  details: 'Store details',
  charges: 'Charges',
  rules: 'Orders and stock',
  home: 'Home page',
};

/**
 * Writes a section, its version and its audit entry in one transaction. A concurrent save decides on the
 * result of the first.
 */
export async function saveSection<Section extends SettingsSection>(
  database: Database,
  { staff, section, what, at, decide }: SectionChange<Section>,
): Promise<StoreSettings> {
  // Creates the record before the transaction, because two concurrent inserts would fail.
  await database.settings.updateOne({ _id: 'store' }, { $setOnInsert: { versions: {} } }, { upsert: true });
  return database.connection.transaction(async (session) => {
    const now = await readSettings(database, session);
    const values = await decide(now, session);
    // The type of the table cannot link a section to its own writer.
    const { write } = SETTINGS_FIELDS[section] as { write: (values: StoreSettings[Section]) => object };
    const fields = Object.entries(write(values));
    const unsetFields = fields.filter(([, value]) => value === undefined).map(([name]) => [name, 1]);
    await database.settings.updateOne(
      { _id: 'store' },
      {
        $set: Object.fromEntries([
          ...fields.filter(([, value]) => value !== undefined),
          [`versions.${section}`, now.versions[section] + 1],
        ]),
        ...(unsetFields.length > 0 && { $unset: Object.fromEntries(unsetFields) }),
      },
      { session },
    );
    const subject = { kind: 'settings', id: section, label: LABELS[section] };
    await recordChange(database, { staff, what, subject, before: now[section], after: values, at }, session);
    return readSettings(database, session);
  });
}
