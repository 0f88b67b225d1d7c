import type { StoreSettings } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-sections';
import type { ClientSession } from 'mongoose';
import type { Database } from '../database.ts';
import { recordChange, type StaffRequest } from '../staff/record-change.ts';
import { readSettings } from './read-settings.ts';
import { SETTINGS_FIELDS } from './settings-fields.ts';

type Saving<Section extends SettingsSection> = {
  staff: StaffRequest;
  section: Section;
  what: 'settings.changed' | 'settings.putBack';
  at: Date;
  /** What is to be there, from what is; it may refuse. */
  decide: (
    now: StoreSettings,
    session: ClientSession,
  ) => StoreSettings[Section] | Promise<StoreSettings[Section]>;
};

/** How a part is called in the audit trail. */
const LABELS: Record<SettingsSection, string> = {
  details: 'Store details',
  charges: 'Charges',
  rules: 'Orders and stock',
  home: 'Home page',
};

/**
 * Writes a part of the settings as a whole, its version and its entry of the audit trail, in one transaction. Of two at
 * once the second decides on what the first one wrote.
 */
export async function saveSection<Section extends SettingsSection>(
  database: Database,
  { staff, section, what, at, decide }: Saving<Section>,
): Promise<StoreSettings> {
  // Ahead of the transaction: two that make the record at once would fail instead of waiting.
  await database.settings.updateOne({ _id: 'store' }, { $setOnInsert: { versions: {} } }, { upsert: true });
  return database.connection.transaction(async (session) => {
    const now = await readSettings(database, session);
    const values = await decide(now, session);
    // A section is written by its own rule; that they belong together the table's type cannot say.
    const { write } = SETTINGS_FIELDS[section] as { write: (values: StoreSettings[Section]) => object };
    const fields = Object.entries(write(values));
    const gone = fields.filter(([, value]) => value === undefined).map(([name]) => [name, 1]);
    await database.settings.updateOne(
      { _id: 'store' },
      {
        $set: Object.fromEntries([
          ...fields.filter(([, value]) => value !== undefined),
          [`versions.${section}`, now.versions[section] + 1],
        ]),
        ...(gone.length > 0 && { $unset: Object.fromEntries(gone) }),
      },
      { session },
    );
    const subject = { kind: 'settings', id: section, label: LABELS[section] };
    await recordChange(database, { staff, what, subject, before: now[section], after: values, at }, session);
    return readSettings(database, session);
  });
}
