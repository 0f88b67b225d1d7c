import type { StoreSettings } from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-sections';
import { settingsWords as words } from '../../../content/dash-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { nameOf, valueOf } from './describe-change.ts';
import { SETTINGS_FIELDS, type SettingsForm, toForm } from './settings-form.ts';
import styles from './settings-form.module.css';

type SettingsConflictProps = {
  section: SettingsSection;
  there: StoreSettings;
  typed: SettingsForm;
  onMine: () => Promise<void>;
  onTheirs: () => void;
  onClose: () => void;
};

/** Two people changed one part: the second sees what is there now, and chooses. */
export function SettingsConflict(props: SettingsConflictProps) {
  const { section, there, typed, onMine, onTheirs, onClose } = props;
  const now = toForm(there[section]);
  const different = SETTINGS_FIELDS[section].filter(([name]) => now[name] !== typed[name]);
  return (
    <Dialog label={words.conflictTitle} onClose={onClose}>
      <div className={styles.conflict}>
        <p>{words.conflictLead}</p>
        <ul className={styles.differences}>
          {different.map(([name]) => (
            <li key={name} className={styles.difference}>
              <p className={styles.name}>{nameOf(section, name)}</p>
              <p>
                {words.there}: {valueOf(name, now[name])}
              </p>
              <p>
                {words.yours}: {valueOf(name, typed[name])}
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button onClick={() => void onMine()}>{words.saveMine}</Button>
          <Button kind="ghost" onClick={onTheirs}>
            {words.takeTheirs}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
