export const SETTINGS_SECTIONS = ['details', 'charges', 'rules', 'home'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];
