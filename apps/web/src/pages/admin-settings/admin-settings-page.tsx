import { SETTINGS_SECTIONS, type SettingsSection } from '@e-store/shared/store/settings-sections';
import { missingDetails } from '@e-store/shared/store/settings-checks';
import type { StoreSettings } from '@e-store/shared/store/settings';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { settingsWords as words } from '../../content/dash-settings.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { FormSkeleton } from '../../features/admin/components/form-skeleton.tsx';
import { PartTabs } from '../../features/admin/components/part-tabs.tsx';
import { SettingsChecks } from '../../features/admin/settings/settings-checks.tsx';
import { SettingsEditor } from '../../features/admin/settings/settings-editor.tsx';
import { partIn } from '../../features/admin/settings/settings-form.ts';
import { settingsHistory } from '../../features/admin/settings/settings-history.slice.ts';
import { SettingsHistory } from '../../features/admin/settings/settings-history.tsx';
import {
  changeSettings,
  putSettingsBack,
  selectSettings,
  selectSettingsError,
} from '../../features/admin/settings/settings.slice.ts';
import { useSaid } from '../../features/admin/use-said.tsx';
import { fetchStore } from '../../features/store/store.slice.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import styles from './admin-settings-page.module.css';

/** Settings by section, with their history (spec §2). */
export function Component() {
  const [search] = useSearchParams();
  const section = partIn(search);
  const settings = useSelector(selectSettings);
  const error = useSelector(selectSettingsError);
  const { revalidate } = useRevalidator();
  return (
    <>
      <title>{dashTitle(words.title)}</title>
      <DashHead title={words.title} />
      {error && !settings && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
      {!error && !settings && <FormSkeleton label={words.loading} />}
      {settings && <Parts section={section} settings={settings} onRetry={() => void revalidate()} />}
    </>
  );
}

type Doing = Promise<Parameters<typeof failureOf>[0]>;

type PartsProps = {
  section: SettingsSection;
  settings: StoreSettings;
  onRetry: () => void;
};

function Parts({ section, settings, onRetry }: PartsProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [seen, setSeen] = useState(0);
  const history = useSelector(settingsHistory.select);
  const historyError = useSelector(settingsHistory.selectError);
  const { say, complain, said } = useSaid();
  const latest = history?.entries[0]?._id;

  async function saved(part: SettingsSection, message: string): Promise<void> {
    void dispatch(fetchStore());
    const outcome = await dispatch(settingsHistory.fetch(part));
    const entry = settingsHistory.fetch.fulfilled.match(outcome)
      ? outcome.payload.entries[0]?._id
      : undefined;
    if (entry === latest) say(words.unchanged);
    else say(message, entry === undefined ? undefined : () => void putBack(part, entry));
  }

  async function doing(part: SettingsSection, done: string, act: () => Doing): Promise<void> {
    setBusy(true);
    const failure = failureOf(await act());
    setBusy(false);
    if (failure) return complain(failure.message);
    setSeen((times) => times + 1);
    if (part !== section) void navigate(paths.settings(part));
    await saved(part, done);
  }

  const putBack = (part: SettingsSection, entry: string) =>
    doing(part, words.isBack, () => dispatch(putSettingsBack(entry)));
  const mend = (values: StoreSettings['charges']) =>
    doing('charges', words.saved(words.sections.charges), () =>
      dispatch(changeSettings({ section: 'charges', version: settings.versions.charges, values })),
    );

  return (
    <>
      <SettingsChecks
        settings={settings}
        isBusy={isBusy}
        onCharges={(charges) => void mend(charges)}
        detailsTo={paths.settings('details')}
      />
      <PartTabs
        label={words.parts}
        parts={SETTINGS_SECTIONS.map((part) => ({
          label: words.sections[part],
          to: paths.settings(part),
          isHere: part === section,
        }))}
      />
      <div className={styles.columns}>
        <SettingsEditor
          key={`${section} ${seen}`}
          section={section}
          settings={settings}
          missing={section === 'details' ? missingDetails(settings.details) : []}
          onSaved={() => void saved(section, words.saved(words.sections[section]))}
          onTheirs={() => setSeen(seen + 1)}
        />
        <SettingsHistory
          section={section}
          entries={history?.entries.filter(({ subject }) => subject.id === section)}
          failure={historyError?.message}
          isBusy={isBusy}
          onRetry={onRetry}
          onPutBack={(entry) => void putBack(section, entry)}
        />
      </div>
      {said}
    </>
  );
}
