import type { StoreSettings } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-sections';
import { useState } from 'react';
import { settingsWords as words } from '../../../content/dash-settings.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { failureOf } from '../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Form } from '../../../ui/form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Panel } from '../components/panel.tsx';
import { SettingsConflict } from './settings-conflict.tsx';
import { SettingsFields } from './settings-fields.tsx';
import { type SettingsForm, toForm, toValues } from './settings-form.ts';
import styles from './settings-form.module.css';
import { changeSettings, type SettingsChange, settingsSeen } from './settings.slice.ts';

type SettingsEditorProps = {
  section: SettingsSection;
  settings: StoreSettings;
  missing: readonly string[];
  onSaved: () => void;
  /** What somebody else wrote is taken: the form is to show it. */
  onTheirs: () => void;
};

/** A part of the settings to be filled in. */
export function SettingsEditor({ section, settings, missing, onSaved, onTheirs }: SettingsEditorProps) {
  const dispatch = useAppDispatch();
  const [conflict, setConflict] = useState<{ there: StoreSettings; typed: SettingsForm }>();

  async function save(typed: SettingsForm, version: number): Promise<ApiFailure | undefined> {
    const values = toValues(section, typed);
    const outcome = await dispatch(changeSettings({ section, version, values } as SettingsChange));
    const failure = failureOf(outcome);
    const there = failure && presentIn(failure);
    if (there) setConflict({ there, typed });
    if (changeSettings.fulfilled.match(outcome)) {
      form.reset(toForm(outcome.payload[section])); // as it was kept: a GSTIN in capitals
      onSaved();
    }
    return there ? undefined : failure;
  }

  const { form, failure, busy, onSubmit, field } = useCheckedForm<SettingsForm>({
    loadCheck: async () => (await import('./settings-form-check.ts')).settingsFormCheck(section),
    defaultValues: toForm(settings[section]),
    send: (typed) => save(typed, settings.versions[section]),
  });
  return (
    <Panel title={words.sections[section]}>
      <p className={styles.lead}>{words.leads[section]}</p>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <SettingsFields section={section} missing={missing} field={field} />
        <SubmitButton busy={busy} className={styles.save}>
          {words.save}
        </SubmitButton>
      </Form>
      {conflict && (
        <SettingsConflict
          section={section}
          there={conflict.there}
          typed={conflict.typed}
          onMine={async () => {
            setConflict(undefined);
            await save(conflict.typed, conflict.there.versions[section]);
          }}
          onTheirs={() => {
            dispatch(settingsSeen(conflict.there));
            onTheirs();
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Panel>
  );
}

/** What a 412 tells of what is there now. */
function presentIn({ code, body }: ApiFailure): StoreSettings | undefined {
  if (code !== 'CHANGED_MEANWHILE') return undefined;
  // The contract's 412 of the settings.
  return (body as { settings?: StoreSettings }).settings;
}
