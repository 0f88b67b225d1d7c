import type { StaffTicket } from '@e-store/shared/contact/ticket';
import { Panel } from '../../../ui/admin/panel.tsx';
import styles from '../../../ui/admin/admin.module.css';
import type { answerTicket } from './tickets.slice.ts';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type MessageThreadProps = {
  title: string;
  ticket: string;
  entries: StaffTicket['answers'];
  draft: string;
  form: { label: string; hint: string; action: string; rows: number };
  submitThunk: typeof answerTicket;
};

/** Staff answers or notes of a ticket, oldest first, with a form. */
export function MessageThread({
  title,
  ticket,
  entries,
  draft,
  form: { label, hint, action, rows },
  submitThunk,
}: MessageThreadProps) {
  const dispatch = useAppDispatch();
  const { form, field, failure, busy, onSubmit } = useDraftedForm<{ words: string }>({
    draft,
    loadCheck: async () =>
      checkBy((await import('@e-store/shared/contact/staff-endpoints')).answerTicket.body),
    defaultValues: { words: '' },
    async send({ words }) {
      const outcome = await dispatch(submitThunk({ id: ticket, words }));
      if (submitThunk.fulfilled.match(outcome)) form.reset();
      return failureOf(outcome);
    },
  });
  return (
    <Panel title={title}>
      <div className={styles.form}>
        {entries.length > 0 && (
          <ul className={styles.rows} aria-live="polite">
            {entries.map(({ _id, words, at, by }) => (
              <li key={_id} className={styles.row}>
                <span className={styles.stack}>
                  <span className={styles.text}>{words}</span>
                  <span className={styles.quiet}>
                    {by.name}, {formatMoment(at)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
        <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
          <TextArea label={label} hint={hint} rows={rows} {...field('words')} />
          <SubmitButton size="compact" busy={busy} className={styles.start}>
            {action}
          </SubmitButton>
        </Form>
      </div>
    </Panel>
  );
}
