import type { SettingsSection } from '@e-store/shared/store/settings-sections';
import { settingsMessages as words } from '../../../messages/en/store/admin-settings.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { SETTINGS_FIELDS } from './settings-form.ts';
import styles from './settings-form.module.css';

type SettingsFieldsProps = {
  section: SettingsSection;
  missing: readonly string[];
  field: (name: string) => { name: string; error: string | undefined };
};

export function SettingsFields({ section, missing, field }: SettingsFieldsProps) {
  return (
    <div className={styles.fields}>
      {SETTINGS_FIELDS[section].map(([name, kind]) => {
        const hint = missing.includes(name) ? words.notYetGiven : words.hints[name];
        const fieldProps = { ...field(name), label: words.fields[section][name] ?? name, hint };
        if (kind === 'lines') return <TextArea key={name} {...fieldProps} className={styles.wide} rows={3} />;
        if (kind === 'taxMode')
          return (
            <SelectField key={name} {...fieldProps} className={styles.wide}>
              <option value="flat">{words.taxModes.flat}</option>
              <option value="included">{words.taxModes.included}</option>
            </SelectField>
          );
        if (kind === 'onOff')
          return (
            <SelectField key={name} {...fieldProps}>
              <option value="off">{words.switches.off}</option>
              <option value="on">{words.switches.on}</option>
            </SelectField>
          );
        return (
          <Field key={name} {...fieldProps} {...(kind !== 'text' && { inputMode: 'numeric' as const })} />
        );
      })}
    </div>
  );
}
