import { formatMoment } from '@e-store/shared/format-day';
import type { AuditEntry } from '@e-store/shared/staff/audit-entry';
import type { SettingsSection } from '@e-store/shared/store/settings-checks';
import { describeChange } from '../../../features/store/admin/describe-change.ts';
import { settingsMessages as messages } from '../../../messages/en/store/admin-settings.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import styles from './settings-page.module.css';

type SettingsHistoryProps = {
  section: SettingsSection;
  entries: readonly AuditEntry[] | undefined;
  failure: string | undefined;
  isBusy: boolean;
  onRetry: () => void;
  onPutBack: (entry: AuditEntry) => void;
};

export function SettingsHistory(props: SettingsHistoryProps) {
  const { section, entries, failure, isBusy, onRetry, onPutBack } = props;
  return (
    <Panel title={messages.history}>
      {failure && <ErrorPanel message={failure} onRetry={onRetry} />}
      {entries?.length === 0 && <p className={styles.none}>{messages.noHistory}</p>}
      <ul className={styles.entries}>
        {entries?.map((entry) => {
          const changes = describeChange(section, entry);
          return (
            <li key={entry._id} className={styles.entry}>
              <div className={styles.entryWords}>
                {changes.map((change) => (
                  <p key={change} className={styles.change}>
                    {change}
                  </p>
                ))}
                <p className={styles.who}>{messages.byAt(entry.by.name, formatMoment(entry.at))}</p>
              </div>
              <Button
                kind="ghost"
                size="compact"
                busy={isBusy}
                aria-label={messages.putBackOf(changes.join('; '))}
                onClick={() => onPutBack(entry)}
              >
                {messages.putBack}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
