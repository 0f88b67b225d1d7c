import type { VersionedRecord } from '@e-store/shared/endpoint';
import type { StoreSettings } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-sections';
import {
  changeCharges,
  changeDetails,
  changeHome,
  changeRules,
} from '@e-store/shared/store/settings-endpoints';
import { versionOf } from '../catalog/staff/version-tag.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { route } from '../http/route.ts';
import type { StaffRequest } from '../staff/record-change.ts';
import { saveSection } from './save-section.ts';

type Asked = StaffRequest & { ifMatch: string | undefined };

/** Rejects a change of an outdated version and returns the current settings. */
async function change<Section extends SettingsSection>(
  staff: Asked,
  { database, now }: Context,
  { endpoint, section }: { endpoint: { versioned: VersionedRecord }; section: Section },
  values: StoreSettings[Section],
): Promise<StoreSettings> {
  const version = versionOf(staff.ifMatch, endpoint);
  const decide = (settings: StoreSettings) => {
    if (settings.versions[section] !== version)
      throw new AppError(
        412,
        'CHANGED_MEANWHILE',
        'Someone else changed these settings while you were editing.',
        {
          body: { settings },
        },
      );
    return values;
  };
  return saveSection(database, { staff, section, what: 'settings.changed', at: now(), decide });
}

export const changeDetailsRoute = route(changeDetails, (input, context) =>
  change(input, context, { endpoint: changeDetails, section: 'details' }, input.body),
);
export const changeChargesRoute = route(changeCharges, (input, context) =>
  change(input, context, { endpoint: changeCharges, section: 'charges' }, input.body),
);
export const changeRulesRoute = route(changeRules, (input, context) =>
  change(input, context, { endpoint: changeRules, section: 'rules' }, input.body),
);
export const changeHomeRoute = route(changeHome, (input, context) =>
  change(input, context, { endpoint: changeHome, section: 'home' }, input.body),
);
