import { formatMoment } from '@e-store/shared/format-day';
import type { ReactNode } from 'react';
import type { Sent } from '../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../lib/use-drafted-form.ts';
import { Form, SubmitButton } from '../form.tsx';
import { TextArea } from '../text-area.tsx';
import styles from './admin.module.css';
import { Panel } from './panel.tsx';

type Typed = { words: string };

type MessageThreadProps = {
  title: string;
  messages: readonly { _id: string; words: string; at: string; by: { name: string } }[];
  none?: string;
  /** Draft name for unsent text. */
  draft: string;
  form: { label: string; hint: string; action: string; rows: number };
  loadCheck: Parameters<typeof useDraftedForm<Typed>>[0]['loadCheck'];
  send: (words: string) => Promise<Sent>;
  isNewestFirst?: boolean;
  renderWords?: (words: string) => ReactNode;
};

export function MessageThread({
  title,
  messages,
  none,
  draft,
  form: { label, hint, action, rows },
  loadCheck,
  send,
  isNewestFirst = false,
  renderWords = (words) => words,
}: MessageThreadProps) {
  const { field, failure, busy, onSubmit } = useDraftedForm<Typed>({
    draft,
    loadCheck,
    defaultValues: { words: '' },
    send: ({ words }) => send(words),
    isEmptiedBySend: true,
  });
  const newMessage = (
    <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
      <TextArea label={label} hint={hint} rows={rows} {...field('words')} />
      <SubmitButton size="compact" busy={busy} className={styles.start}>
        {action}
      </SubmitButton>
    </Form>
  );
  return (
    <Panel title={title}>
      <div className={styles.form}>
        {isNewestFirst && newMessage}
        {(messages.length > 0 || none) && (
          <ul className={styles.rows} aria-live="polite">
            {messages.length === 0 && <li className={styles.quiet}>{none}</li>}
            {messages.map(({ _id, words, at, by }) => (
              <li key={_id} className={styles.row}>
                <span className={styles.stack}>
                  <span className={styles.text}>{renderWords(words)}</span>
                  <span className={styles.quiet}>
                    {by.name}, {formatMoment(at)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {!isNewestFirst && newMessage}
      </div>
    </Panel>
  );
}
