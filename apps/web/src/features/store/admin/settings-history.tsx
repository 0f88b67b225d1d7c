import type { AuditEntry } from '@e-store/shared/staff/audit-entry';
import type { SettingsSection } from '@e-store/shared/store/settings-checks';
import { settingsMessages as words } from '../../../messages/en/store/admin-settings.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { describeChange } from './describe-change.ts';
import styles from './settings-history.module.css';

type SettingsHistoryProps = {
  section: SettingsSection;
  entries: readonly AuditEntry[] | undefined;
  failure: string | undefined;
  isBusy: boolean;
  onRetry: () => void;
  onPutBack: (entry: string) => void;
};

export function SettingsHistory(props: SettingsHistoryProps) {
  const { section, entries, failure, isBusy, onRetry, onPutBack } = props;
  return (
    <Panel title={words.history}>
      {failure && <ErrorPanel message={failure} onRetry={onRetry} />}
      {entries?.length === 0 && <p className={styles.none}>{words.noHistory}</p>}
      <ul className={styles.entries}>
        {entries?.map((entry) => {
          const changes = describeChange(section, entry);
          return (
            <li key={entry._id} className={styles.entry}>
              <div className={styles.words}>
                {changes.map((change) => (
                  <p key={change} className={styles.change}>
                    {change}
                  </p>
                ))}
                <p className={styles.who}>{words.byAt(entry.by.name, formatMoment(entry.at))}</p>
              </div>
              <Button
                kind="ghost"
                size="compact"
                busy={isBusy}
                aria-label={words.putBackOf(changes.join('; '))}
                onClick={() => onPutBack(entry._id)}
              >
                {words.putBack}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
