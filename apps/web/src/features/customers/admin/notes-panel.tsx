import type { CustomerCard } from '@e-store/shared/customers/customer';
import { customerMessages as messages } from '../../../messages/en/customers/admin.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { noteCustomer } from './customers.slice.ts';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

export function NotesPanel({ customer: { _id, notes } }: { customer: CustomerCard }) {
  const dispatch = useAppDispatch();
  const { form, field, failure, busy, onSubmit } = useDraftedForm<{ words: string }>({
    draft: `customer/${_id}/note`,
    loadCheck: async () =>
      checkBy((await import('@e-store/shared/customers/endpoints')).addCustomerNote.body),
    defaultValues: { words: '' },
    async send({ words: typed }) {
      const outcome = await dispatch(noteCustomer({ id: _id, words: typed }));
      if (noteCustomer.fulfilled.match(outcome)) form.reset();
      return failureOf(outcome);
    },
  });
  return (
    <Panel title={messages.notes}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <TextArea label={messages.note} hint={messages.notesHint} rows={3} {...field('words')} />
        <SubmitButton size="compact" busy={busy} className={styles.start}>
          {messages.addNote}
        </SubmitButton>
      </Form>
      <ul className={styles.notes} aria-live="polite">
        {notes.length === 0 && <li className={styles.quiet}>{messages.noNotes}</li>}
        {notes.map(({ _id: id, words: written, at, by }) => (
          <li key={id} className={styles.row}>
            <span className={styles.stack}>
              <span className={styles.text}>{written}</span>
              <span className={styles.quiet}>
                {by.name}, {formatMoment(at)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
