import { SECTION_SETTINGS } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-checks';
import type { Resolver } from 'react-hook-form';
import { toCheckResult } from '../../../lib/use-checked-form.ts';
import { type SettingsForm, toValues } from './settings-form.ts';

export const settingsFormCheck =
  (section: SettingsSection): Resolver<SettingsForm> =>
  (form) => {
    const { error } = SECTION_SETTINGS[section].safeParse(toValues(section, form));
    return toCheckResult(form, error?.issues, (path) => path.split('.')[0]);
  };
