import { SECTION_SETTINGS } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-sections';
import { revertSettings } from '@e-store/shared/store/settings-endpoints';
import { ConflictError, NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { saveSection } from './save-section.ts';

/**
 * Restores the fields of one audit entry to their earlier values, as a new change with its own entry. Other
 * fields stay.
 */
export const putSettingsBackRoute = route(revertSettings, async (input, { database, now }) => {
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
      if (error)
        throw new ConflictError('CONFLICT', 'These values are no longer allowed. Edit them instead.');
      return data;
    },
  });
});
