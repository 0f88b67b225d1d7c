import type { KnownNominee } from '@e-store/shared/privacy/personal-data-export';
import { yourData } from '../../../messages/en/privacy.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { setNominee, removeNominee } from '../privacy.slice.ts';
import { useChange } from '../use-change.ts';
import { Section } from './section.tsx';
import styles from './section.module.css';

const words = yourData.nominee;
const loadCheck = async () => checkBy((await import('@e-store/shared/privacy/endpoints')).Nominee);

/** May act for the account holder (DPDP Act, s. 14). */
export function NomineeSection({ nominee }: { nominee: KnownNominee | undefined }) {
  const dispatch = useAppDispatch();
  const { change, busy, successMessage, failure } = useChange();
  const {
    form,
    field,
    busy: isSaving,
    failure: refusal,
    onSubmit,
  } = useCheckedForm<{ name: string; email: string }>({
    loadCheck,
    defaultValues: { name: nominee?.name ?? '', email: nominee?.email ?? '' },
    async send(typed) {
      const outcome = await dispatch(setNominee(typed));
      const refused = failureOf(outcome);
      if (!refused) await change('name', async () => outcome, words.saved(typed.name));
      return refused;
    },
  });
  async function remove() {
    if (await change('remove', () => dispatch(removeNominee()), words.removed))
      form.reset({ name: '', email: '' });
  }
  return (
    <Section title={words.title} lead={words.lead} successMessage={successMessage} failure={failure}>
      <Form failure={refusal?.message} onSubmit={onSubmit} className={styles.form}>
        <Field {...field('name')} label={words.name} autoComplete="off" />
        <Field {...field('email')} label={words.email} type="email" autoComplete="off" />
        <div className={styles.buttons}>
          <SubmitButton busy={isSaving}>{words.save}</SubmitButton>
          {nominee && (
            <Button kind="ghost" busy={busy === 'remove'} onClick={() => void remove()}>
              {words.remove}
            </Button>
          )}
        </div>
      </Form>
    </Section>
  );
}
