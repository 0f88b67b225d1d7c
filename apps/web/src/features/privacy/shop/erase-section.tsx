import type { User } from '@e-store/shared/account/user';
import type { Privacy } from '@e-store/shared/privacy/endpoints';
import { useState } from 'react';
import { paths } from '@e-store/shared/web-paths';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { yourData } from '../../../messages/en/privacy.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Section } from './section.tsx';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { eraseAccount } from '../privacy.slice.ts';
import styles from './section.module.css';

type EraseSectionProps = { user: User; openOrders: Privacy['openOrders']; onErased: () => void };

const words = yourData.erase;

/** Explains what is deleted, what stays and what blocks deletion before asking for the password. */
export function EraseSection({ user, openOrders, onErased }: EraseSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const isStaff = user.role !== 'Customer';
  return (
    <Section title={words.title} lead={words.lead}>
      <h3 className={styles.name}>{words.goes}</h3>
      <ul className={styles.list}>
        {words.going.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <h3 className={styles.name}>{words.stays}</h3>
      <ul className={styles.list}>
        {words.staying.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>{words.mail(user.email)}</p>
      {isStaff && <p>{words.staff}</p>}
      {openOrders.length > 0 && (
        <div className={styles.stack}>
          <p>{words.open}</p>
          <ul className={styles.list}>
            {openOrders.map(({ _id, number, orderStatus }) => (
              <li key={_id}>
                <TextLink to={paths.orderDetails(_id)}>{number}</TextLink>{' '}
                {orderMessages.statusLabel(orderStatus)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isStaff && openOrders.length === 0 && (
        <Button kind="ghost" onClick={() => setAsking(true)}>
          {words.begin}
        </Button>
      )}
      {isAsking && <EraseDialog email={user.email} onErased={onErased} onClose={() => setAsking(false)} />}
    </Section>
  );
}

type EraseDialogProps = { email: string; onErased: () => void; onClose: () => void };

const loadCheck = async () => checkBy((await import('@e-store/shared/privacy/endpoints')).eraseMe.body);

function EraseDialog({ email, onErased, onClose }: EraseDialogProps) {
  const dispatch = useAppDispatch();
  const { field, busy, failure, onSubmit } = useCheckedForm<{ password: string }>({
    loadCheck,
    defaultValues: { password: '' },
    async send(typed) {
      const refused = failureOf(await dispatch(eraseAccount(typed)));
      if (!refused) onErased();
      return refused;
    },
  });
  return (
    <Dialog label={words.sure} onClose={onClose}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <p>{words.lead}</p>
        {/* Lets password managers know the account. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('password')}
          label={words.password}
          hint={words.passwordHint}
          autoComplete="current-password"
        />
        <div className={styles.buttons}>
          <SubmitButton busy={busy}>{words.confirm}</SubmitButton>
          <Button kind="ghost" onClick={onClose}>
            {words.keep}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
