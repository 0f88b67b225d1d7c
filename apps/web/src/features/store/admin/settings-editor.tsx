import { toCheckResult } from '../../../lib/use-checked-form.ts';
import { draftMessages } from '../../../messages/en/ui-admin.ts';
import type { StoreSettings } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-checks';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { productFormMessages } from '../../../messages/en/catalog/admin-product-form.ts';
import { settingsMessages as words } from '../../../messages/en/store/admin-settings.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { Button } from '../../../ui/button.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { ConflictDialog, conflictingRecord } from '../../../ui/admin/conflict-dialog.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { nameOf, valueOf } from './describe-change.ts';
import { listInputs, type SettingsForm, toForm, toValues } from './settings-form.ts';
import styles from './settings-form.module.css';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { changeSettings, type SettingsChange, settingsReceived } from './settings.slice.ts';
import { useSettingsRemarks } from './use-settings-remarks.ts';
import { useUpiChange } from './use-upi-change.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type SettingsEditorProps = {
  section: SettingsSection;
  settings: StoreSettings;
  missing: readonly string[];
  onSaved: () => void;
  onTheirs: () => void;
};

export function SettingsEditor({ section, settings, missing, onSaved, onTheirs }: SettingsEditorProps) {
  const dispatch = useAppDispatch();
  const [conflict, setConflict] = useState<Conflict>();
  const { confirmUpiChange, upiQuestion } = useUpiChange();

  async function save(typed: SettingsForm, version: number): Promise<ApiFailure | undefined> {
    const values = toValues(section, typed);
    const outcome = await dispatch(changeSettings({ section, version, values } as SettingsChange));
    const failure = failureOf(outcome);
    const currentSettings = failure && (conflictingRecord(failure, 'settings') as StoreSettings | undefined);
    setConflict(currentSettings && { currentSettings, typed });
    if (changeSettings.fulfilled.match(outcome)) {
      form.reset(toForm(outcome.payload[section])); // as stored: a GSTIN in capitals
      deleteDraft();
      onSaved();
    }
    return currentSettings ? undefined : failure;
  }

  const { form, failure, busy, onSubmit, field, deleteDraft, isBack } = useDraftedForm<SettingsForm>({
    draft: `settings/${section}`,
    async loadCheck() {
      const { SECTION_SETTINGS } = await import('@e-store/shared/store/settings');
      return (values) => {
        const { error } = SECTION_SETTINGS[section].safeParse(toValues(section, values));
        return toCheckResult(values, error?.issues, (path) => path.split('.')[0]);
      };
    },
    defaultValues: toForm(settings[section]),
    version: settings.versions[section],
    isSavedBySend: false,
    async send(typed, version) {
      const isConfirmed =
        section !== 'payments' ||
        (await confirmUpiChange(settings.payments.upiPayee, typed['upiPayee'] ?? ''));
      return isConfirmed ? save(typed, version) : undefined;
    },
  });
  const typed = { ...toForm(settings[section]), ...useWatch({ control: form.control }) } as SettingsForm;
  const remarks = useSettingsRemarks(section, typed);
  const discard = () => {
    form.reset();
    deleteDraft();
  };
  return (
    <Panel title={words.sections[section]}>
      <p className={styles.lead}>{words.leads[section]}</p>
      <SuccessNote>
        {isBack && (
          <>
            {draftMessages.restored}{' '}
            <Button kind="ghost" size="compact" onClick={discard}>
              {productFormMessages.discard}
            </Button>
          </>
        )}
      </SuccessNote>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <SettingsFields section={section} missing={missing} remarks={remarks} field={field} />
        <SubmitButton busy={busy} className={styles.save}>
          {words.save}
        </SubmitButton>
      </Form>
      {upiQuestion}
      {conflict && (
        <ConflictDialog
          lead={words.conflictLead}
          differences={listDifferences(section, conflict)}
          onMine={() => save(conflict.typed, conflict.currentSettings.versions[section])}
          onCurrent={() => {
            deleteDraft();
            dispatch(settingsReceived(conflict.currentSettings));
            onTheirs();
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Panel>
  );
}

type Conflict = { currentSettings: StoreSettings; typed: SettingsForm };

function listDifferences(section: SettingsSection, { currentSettings, typed }: Conflict) {
  const now = toForm(currentSettings[section]);
  return listInputs(section)
    .filter(([name]) => now[name] !== typed[name])
    .map(([name]) => ({
      label: nameOf(section, name),
      current: valueOf(name, now[name]),
      yours: valueOf(name, typed[name]),
    }));
}

type SettingsFieldsProps = {
  section: SettingsSection;
  missing: readonly string[];
  remarks: Readonly<Record<string, string>>;
  field: (name: string) => { name: string; error: string | undefined };
};

function SettingsFields({ section, missing, remarks, field }: SettingsFieldsProps) {
  return (
    <div className={styles.fields}>
      {listInputs(section).map(([name, kind]) => {
        const hint = missing.includes(name) ? words.notYetGiven : words.hints[name];
        const fieldProps = { ...field(name), label: nameOf(section, name), hint };
        if (kind === 'lines') return <TextArea key={name} {...fieldProps} className={styles.wide} rows={3} />;
        if (kind === 'taxMode')
          return (
            <SelectField
              key={name}
              {...fieldProps}
              className={styles.wide}
              options={Object.entries(words.taxModes)}
            />
          );
        if (kind === 'onOff')
          return <SelectField key={name} {...fieldProps} options={Object.entries(words.switches)} />;
        return (
          <Field
            key={name}
            {...fieldProps}
            remark={remarks[name]}
            {...(kind !== 'text' && { inputMode: 'numeric' as const })}
          />
        );
      })}
    </div>
  );
}
