import { useEffect, useRef } from 'react';
import { twoStepMessages as words } from '../../../messages/en/staff/two-step.ts';
import { downloadText } from '../../../lib/browser-download.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import styles from './two-step.module.css';

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** Codes are shown only once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <Panel title={words.codesTitle}>
      <div ref={list} tabIndex={-1} className={styles.step}>
        <p>{words.codesLead}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              {code}
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button
            kind="ghost"
            onClick={() => downloadText(words.filename, `${codes.join('\n')}\n`, 'text/plain;charset=utf-8')}
          >
            {words.save}
          </Button>
          <Button onClick={onSaved}>{words.savedCodes}</Button>
        </div>
      </div>
    </Panel>
  );
}
