import { SECTION_SETTINGS } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-sections';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type SettingsForm, toValues } from './settings-form.ts';

export const settingsFormCheck =
  (section: SettingsSection): Resolver<SettingsForm> =>
  (form) => {
    const { error } = SECTION_SETTINGS[section].safeParse(toValues(section, form));
    if (!error) return { values: form, errors: {} };
    const errors: FieldErrors<SettingsForm> = {};
    for (const { path, message } of error.issues.toReversed())
      errors[String(path[0])] = { type: 'contract', message };
    return { values: {}, errors };
  };
