import type { VersionedRecord } from '@e-store/shared/endpoint';
import type { StoreSettings } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-sections';
import {
  changeCharges,
  changeDetails,
  changeHome,
  changeRules,
} from '@e-store/shared/store/settings-endpoints';
import { parseIfMatch } from '../../platform/http/version-tag.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import type { StaffRequest } from '../../platform/audit/record-change.ts';
import { saveSection } from './save-section.ts';

type SettingsRequest = StaffRequest & { ifMatch: string | undefined };

/** Rejects a change of an outdated version and returns the current settings. */
async function changeSection<Section extends SettingsSection>(
  staff: SettingsRequest,
  { database, now }: Context,
  { endpoint, section }: { endpoint: { versioned: VersionedRecord }; section: Section },
  values: StoreSettings[Section],
): Promise<StoreSettings> {
  const version = parseIfMatch(staff.ifMatch, endpoint);
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
  changeSection(input, context, { endpoint: changeDetails, section: 'details' }, input.body),
);
export const changeChargesRoute = route(changeCharges, (input, context) =>
  changeSection(input, context, { endpoint: changeCharges, section: 'charges' }, input.body),
);
export const changeRulesRoute = route(changeRules, (input, context) =>
  changeSection(input, context, { endpoint: changeRules, section: 'rules' }, input.body),
);
export const changeHomeRoute = route(changeHome, (input, context) =>
  changeSection(input, context, { endpoint: changeHome, section: 'home' }, input.body),
);
