import type { CustomerCard } from '@e-store/shared/customers/customer';
import { paths, withQuery } from '@e-store/shared/web-paths';
import { useState } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { addCustomerMessages as messages } from '../../../messages/en/customers/admin.ts';
import styles from '../../../ui/admin/admin.module.css';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { addCustomer } from './customers.slice.ts';

const EMPTY = { firstname: '', lastname: '', mobile: '', email: '' };

/** A search that found nobody is the start of the form. */
function fieldsFromSearch(keyword: string): typeof EMPTY {
  if (keyword.includes('@')) return { ...EMPTY, email: keyword };
  if (/^\+?[\d\s-]+$/.test(keyword)) return { ...EMPTY, mobile: keyword };
  const [firstname = '', ...others] = keyword.split(/\s+/);
  return { ...EMPTY, firstname, lastname: others.join(' ') };
}

type AddCustomerDialogProps = {
  searched: string;
  onAdded: (customer: CustomerCard) => void;
  onClose: () => void;
};

export function AddCustomerDialog({ searched, onAdded, onClose }: AddCustomerDialogProps) {
  const dispatch = useAppDispatch();
  const [takenEmail, setTakenEmail] = useState<string>();
  const { field, failure, busy, onSubmit, deleteDraft } = useDraftedForm({
    draft: 'customer/new',
    defaultValues: fieldsFromSearch(searched),
    loadCheck: async () => checkBy((await import('@e-store/shared/customers/endpoints')).addCustomer.body),
    async send(values) {
      const outcome = await dispatch(addCustomer(values));
      const refused = failureOf(outcome);
      setTakenEmail(refused?.code === 'EMAIL_TAKEN' ? values.email : undefined);
      if (addCustomer.fulfilled.match(outcome)) onAdded(outcome.payload);
      return refused;
    },
  });
  const close = () => {
    deleteDraft();
    onClose();
  };
  return (
    <Dialog label={messages.title} onClose={close}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <p className={styles.quiet}>{messages.lead}</p>
        <Field label={messages.firstname} autoComplete="off" {...field('firstname')} />
        <Field label={messages.lastname} autoComplete="off" {...field('lastname')} />
        <Field label={messages.mobile} type="tel" autoComplete="off" {...field('mobile')} />
        <Field label={messages.email} type="email" autoComplete="off" {...field('email')} />
        {takenEmail !== undefined && (
          <TextLink to={withQuery(paths.customers(), { keyword: takenEmail })} onClick={close}>
            {messages.showTaken}
          </TextLink>
        )}
        <div className={styles.buttons}>
          <SubmitButton busy={busy}>{messages.add}</SubmitButton>
          <Button kind="ghost" onClick={close}>
            {messages.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
