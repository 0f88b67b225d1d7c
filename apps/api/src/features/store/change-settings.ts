import type { ClientSession } from 'mongoose';
import {
  getSettings,
  changeCharges,
  changeDetails,
  changeHome,
  changePayments,
  changeRules,
  revertSettings,
} from '@e-store/shared/store/settings-endpoints';
import { type StoreSettings, SECTION_SETTINGS } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-checks';
import { route } from '../../platform/http/route.ts';
import type { Context } from '../../platform/context.ts';
import { ChangedMeanwhileError, ConflictError, NotFoundError } from '../../platform/errors/errors.ts';
import { type StaffRequest, recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/database.ts';
import { readSettings } from './read-settings.ts';
import { SETTINGS_FIELDS } from './settings-fields.ts';

export const getSettingsRoute = route(getSettings, async (_input, { database }) => readSettings(database));

async function changeSection<Section extends SettingsSection>(
  staff: StaffRequest & { version: number },
  { database, now }: Context,
  section: Section,
  values: StoreSettings[Section],
): Promise<StoreSettings> {
  const decide = (settings: StoreSettings) => {
    if (settings.versions[section] !== staff.version)
      throw new ChangedMeanwhileError('Someone else changed these settings while you were editing.', {
        settings,
      });
    return values;
  };
  return saveSection(database, { staff, section, what: 'settings.changed', at: now(), decide });
}

export const changeDetailsRoute = route(changeDetails, (input, context) =>
  changeSection(input, context, 'details', input.body),
);
export const changeChargesRoute = route(changeCharges, (input, context) =>
  changeSection(input, context, 'charges', input.body),
);
export const changePaymentsRoute = route(changePayments, (input, context) =>
  changeSection(input, context, 'payments', input.body),
);
export const changeRulesRoute = route(changeRules, (input, context) =>
  changeSection(input, context, 'rules', input.body),
);
export const changeHomeRoute = route(changeHome, (input, context) =>
  changeSection(input, context, 'home', input.body),
);

/** As a new change with its own entry. Other fields stay. */
export const revertSettingsRoute = route(revertSettings, async (input, { database, now }) => {
  const entry = await database.auditEntries
    .findOne({ _id: input.body.entry, 'subject.kind': 'settings' })
    .lean();
  const section = Object.keys(SECTION_SETTINGS).find((name) => name === entry?.subject.id) as
    SettingsSection | undefined;
  if (!entry || !section) throw new NotFoundError('This settings change was not found.');
  return saveSection(database, {
    staff: input,
    section,
    what: 'settings.putBack',
    at: now(),
    decide: (settings) => {
      const { data, error } = SECTION_SETTINGS[section].safeParse({ ...settings[section], ...entry.before });
      if (error) throw new ConflictError('These values are no longer allowed. Edit them instead.');
      return data;
    },
  });
});

type SectionChange<Section extends SettingsSection> = {
  staff: StaffRequest;
  section: Section;
  what: 'settings.changed' | 'settings.putBack';
  at: Date;
  decide: (
    now: StoreSettings,
    session: ClientSession,
  ) => StoreSettings[Section] | Promise<StoreSettings[Section]>;
};

const LABELS: Record<SettingsSection, string> = {
  details: 'Store details',
  charges: 'Charges',
  payments: 'Payments',
  rules: 'Orders and stock',
  home: 'Home page',
};

/** Section, version and audit entry are one transaction. A concurrent save decides on its result. */
async function saveSection<Section extends SettingsSection>(
  database: Database,
  { staff, section, what, at, decide }: SectionChange<Section>,
): Promise<StoreSettings> {
  // Before the transaction, because two concurrent inserts would fail.
  await database.settings.updateOne({ _id: 'store' }, { $setOnInsert: { versions: {} } }, { upsert: true });
  return database.connection.transaction(async (session) => {
    const now = await readSettings(database, session);
    const values = await decide(now, session);
    // The type of the table cannot link a section to its own writer.
    const { write } = SETTINGS_FIELDS[section] as {
      write: (values: StoreSettings[Section], before: StoreSettings[Section], at: Date) => object;
    };
    const fields = Object.entries(write(values, now[section], at));
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
