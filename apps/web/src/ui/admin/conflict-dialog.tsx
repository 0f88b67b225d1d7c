import { useState } from 'react';
import { conflictMessages as words } from '../../messages/en/ui-admin.ts';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import styles from './conflict-dialog.module.css';

type ConflictDialogProps = {
  lead: string;
  differences: readonly { label: string; current: string; yours: string }[];
  onMine: () => Promise<ApiFailure | undefined>;
  onCurrent: () => void;
  onClose: () => void;
};

export function ConflictDialog({ lead, differences, onMine, onCurrent, onClose }: ConflictDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function saveMine() {
    setBusy(true);
    const refused = await onMine();
    setBusy(false);
    setFailure(refused?.message);
  }
  return (
    <Dialog label={words.title} onClose={onClose}>
      <div className={styles.conflict}>
        {failure && <ErrorPanel message={failure} />}
        <p>{lead}</p>
        <ul className={styles.differences}>
          {differences.map(({ label, current, yours }) => (
            <li key={label} className={styles.difference}>
              <p className={styles.label}>{label}</p>
              <p>
                {words.current}: {current}
              </p>
              <p>
                {words.yours}: {yours}
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button busy={busy} onClick={() => void saveMine()}>
            {words.keepMine}
          </Button>
          <Button kind="ghost" onClick={onCurrent}>
            {words.takeCurrent}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** After a conflict, as `name` of the answer. */
export function conflictingRecord({ code, body }: ApiFailure, name: string): unknown {
  return code === 'CHANGED_MEANWHILE' ? (body as Record<string, unknown>)[name] : undefined;
}
