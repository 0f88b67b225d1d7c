import {
  SETTINGS_SECTIONS,
  type SettingsSection,
  missingDetails,
  isFreeShippingClaimUnmet,
  isTaxOnTop,
  applyFreeShippingClaim,
} from '@e-store/shared/store/settings-checks';
import type { StoreSettings } from '@e-store/shared/store/settings';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import { formatRupees } from '@e-store/shared/money';
import { TriangleAlert } from 'lucide-react';
import type { AuditEntry } from '@e-store/shared/staff/audit-entry';
import { settingsMessages as messages } from '../../../messages/en/store/admin-settings.ts';
import { AdminPageHeader, AdminTabs } from '../../../ui/admin/admin-page-header.tsx';
import { FormSkeleton } from '../../../ui/admin/form-skeleton.tsx';
import { UpiTrial } from '../../../features/store/admin/upi-trial.tsx';
import { useUpiChange } from '../../../features/store/admin/use-upi-change.ts';
import { SettingsEditor } from '../../../features/store/admin/settings-editor.tsx';
import { readSection } from '../../../features/store/admin/settings-form.ts';
import {
  settingsHistory,
  changeSettings,
  revertSettings,
  storeSettings,
} from '../../../features/store/admin/settings.slice.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { fetchStore } from '../../../features/store/store.slice.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SettingsHistory } from './settings-history.tsx';
import styles from './settings-page.module.css';

/** Spec §2. */
export function Component() {
  const [search] = useSearchParams();
  const section = readSection(search);
  const settings = useSelector(storeSettings.select);
  const error = useSelector(storeSettings.selectError);
  const { revalidate } = useRevalidator();
  return (
    <>
      <AdminPageHeader title={messages.title} />
      {error && !settings && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
      {!error && !settings && <FormSkeleton label={messages.loading} />}
      {settings && <Parts section={section} settings={settings} onRetry={() => void revalidate()} />}
    </>
  );
}

type Doing = Promise<Parameters<typeof failureOf>[0]>;

type PartsProps = { section: SettingsSection; settings: StoreSettings; onRetry: () => void };

function Parts({ section, settings, onRetry }: PartsProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [seen, setSeen] = useState(0);
  const history = useSelector(settingsHistory.select);
  const historyError = useSelector(settingsHistory.selectError);
  const { showMessage, showError, toast } = useToast();
  const { confirmUpiChange, upiQuestion } = useUpiChange();
  const latest = history?.entries[0]?._id;
  const shown = useRef(section);
  useEffect(() => {
    shown.current = section;
  }, [section]);

  async function saved(part: SettingsSection, message: string, isShown = true): Promise<void> {
    void dispatch(fetchStore());
    if (!isShown) return showMessage(message);
    const outcome = await dispatch(settingsHistory.fetch(part));
    const entry = settingsHistory.fetch.fulfilled.match(outcome) ? outcome.payload.entries[0] : undefined;
    if (entry?._id === latest) showMessage(messages.unchanged);
    else
      showMessage(
        message,
        entry === undefined ? undefined : () => void putBack(part, entry, entry.after['upiPayee']),
      );
  }

  async function doing(part: SettingsSection, done: string, act: () => Doing): Promise<void> {
    setBusy(true);
    const failure = failureOf(await act());
    setBusy(false);
    if (failure) return showError(failure.message);
    setSeen((times) => times + 1);
    if (part !== section) void navigate(paths.settings(part));
    await saved(part, done);
  }

  async function putBack(
    part: SettingsSection,
    { _id: entry, before }: AuditEntry,
    from: unknown = settings.payments.upiPayee,
  ): Promise<void> {
    if (part === 'payments' && !(await confirmUpiChange(from, before['upiPayee']))) return;
    await doing(part, messages.isBack, () => dispatch(revertSettings({ entry })));
  }
  const fixFreeShipping = (values: StoreSettings['charges']) =>
    doing('charges', messages.saved(messages.sections.charges), () =>
      dispatch(changeSettings({ section: 'charges', version: settings.versions.charges, values })),
    );

  return (
    <>
      <SettingsChecks
        settings={settings}
        isBusy={isBusy}
        onCharges={(charges) => void fixFreeShipping(charges)}
        detailsTo={paths.settings('details')}
      />
      <AdminTabs
        label={messages.parts}
        parts={SETTINGS_SECTIONS.map((part) => ({
          label: messages.sections[part],
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
          onSaved={() =>
            void saved(section, messages.saved(messages.sections[section]), section === shown.current)
          }
          onTheirs={() => setSeen(seen + 1)}
        />
        <div className={styles.aside}>
          {section === 'payments' && settings.payments.upiPayee && <UpiTrial {...settings.payments} />}
          <SettingsHistory
            section={section}
            entries={history?.entries.filter(({ subject }) => subject.id === section)}
            failure={historyError?.message}
            isBusy={isBusy}
            onRetry={onRetry}
            onPutBack={(entry) => void putBack(section, entry)}
          />
        </div>
      </div>
      {upiQuestion}
      {toast}
    </>
  );
}

type SettingsChecksProps = {
  settings: StoreSettings;
  isBusy: boolean;
  onCharges: (charges: StoreSettings['charges']) => void;
  detailsTo: string;
};

function SettingsChecks({ settings, isBusy, onCharges, detailsTo }: SettingsChecksProps) {
  const { charges, home, details } = settings;
  const claim = formatRupees(home.freeShippingClaim);
  const missing = missingDetails(details);
  const isFine = !isFreeShippingClaimUnmet(charges) && !isTaxOnTop(charges) && missing.length === 0;
  if (isFine) return null;
  return (
    <section aria-label={messages.checks} className={styles.checks}>
      {isFreeShippingClaimUnmet(charges) && (
        <Check words={messages.promise(claim, formatRupees(charges.shipping))}>
          <Button
            size="compact"
            busy={isBusy}
            onClick={() => onCharges(applyFreeShippingClaim(charges, home))}
          >
            {messages.applyFreeShippingClaim(claim)}
          </Button>
        </Check>
      )}
      {isTaxOnTop(charges) && (
        <Check words={messages.taxOnTop(formatRupees(charges.tax))}>
          <Button size="compact" busy={isBusy} onClick={() => onCharges({ ...charges, taxMode: 'included' })}>
            {messages.includeTax}
          </Button>
        </Check>
      )}
      {missing.length > 0 && (
        <Check
          words={`${messages.missing(missing.length)} ${missing.map((name) => messages.fields.details[name]).join(', ')}.`}
        >
          <ButtonLink kind="ghost" size="compact" to={detailsTo}>
            {messages.fillIn}
          </ButtonLink>
        </Check>
      )}
    </section>
  );
}

function Check({ words: sentence, children }: { words: string; children: ReactNode }) {
  return (
    <div className={styles.check}>
      <Icon of={TriangleAlert} className={styles.icon} />
      <p className={styles.words}>{sentence}</p>
      {children}
    </div>
  );
}
