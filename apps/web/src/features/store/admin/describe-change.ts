import { formatCount, formatRupees } from '@e-store/shared/money';
import type { SettingsSection } from '@e-store/shared/store/settings-checks';
import { settingsMessages as words } from '../../../messages/en/store/admin-settings.ts';
import { toInputValue } from './settings-form.ts';

type Entry = { before: Record<string, unknown>; after: Record<string, unknown> };

/** "Standard shipping: ₹30 → ₹40". */
export function describeChange(section: SettingsSection, { before, after }: Entry): string[] {
  return Object.keys(after).map((name) =>
    words.changed(
      nameOf(section, name).replace(RUPEES, ''),
      amountOf(section, name, before[name]),
      amountOf(section, name, after[name]),
    ),
  );
}

const RUPEES = / \(₹\)$/;

function amountOf(section: SettingsSection, name: string, value: unknown): string {
  if (typeof value !== 'number') return valueOf(name, value);
  return RUPEES.test(nameOf(section, name)) ? formatRupees(value) : formatCount(value);
}

export function nameOf(section: SettingsSection, name: string): string {
  const labels: Record<string, string> = words.fields[section];
  return labels[name] ?? name;
}

export function valueOf(name: string, value: unknown): string {
  if (name === 'taxMode') return words.taxModes[value === 'included' ? 'included' : 'flat'];
  if (value === true || value === false) return words.switches[value ? 'on' : 'off'];
  if (value === null) return words.off;
  return toInputValue(value).replaceAll('\n', ', ') || words.nothing;
}
