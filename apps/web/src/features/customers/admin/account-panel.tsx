import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import type { CustomerCard } from '@e-store/shared/customers/customer';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { customerMessages as messages } from '../../../messages/en/customers/admin.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { sendPasswordReset, signCustomerOut } from './customers.slice.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export function AccountPanel({ customer }: { customer: CustomerCard }) {
  const { _id, email, mobile, sessions } = customer;
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const { showMessage, showError, toast } = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function act(call: typeof sendPasswordReset): Promise<undefined> {
    setBusy(true);
    const outcome = await dispatch(call(_id));
    setBusy(false);
    setAsking(false);
    if (call.fulfilled.match(outcome)) showMessage(outcome.payload.message);
    else showError(outcome.payload?.message ?? '');
    if (call === signCustomerOut && call.fulfilled.match(outcome)) await revalidate();
  }

  return (
    <Panel title={messages.account}>
      <div className={styles.form}>
        <div className={styles.stack}>
          <a href={`mailto:${email}`} className={styles.text}>
            {email}
          </a>
          <a href={`tel:+91${mobile}`}>{mobile}</a>
          <p className={styles.quiet}>{messages.signedIn(sessions)}</p>
        </div>
        <div className={styles.buttons}>
          <Button kind="ghost" size="compact" busy={isBusy} onClick={() => void act(sendPasswordReset)}>
            {messages.sendReset}
          </Button>
          {sessions > 0 && (
            <Button kind="ghost" size="compact" busy={isBusy} onClick={() => setAsking(true)}>
              {messages.signOut}
            </Button>
          )}
        </div>
        <TextLink to={paths.audit({ kind: 'customer', id: _id })}>{messages.trail}</TextLink>
      </div>
      {isAsking && (
        <ActionDialog
          title={messages.signOutSure}
          action={messages.signOut}
          act={() => act(signCustomerOut)}
          cancel={messages.keep}
          onClose={() => setAsking(false)}
        >
          <p>{messages.signOutLead}</p>
        </ActionDialog>
      )}
      {toast}
    </Panel>
  );
}
