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
import { Dialog } from '../../../ui/dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export function AccountPanel({ customer }: { customer: CustomerCard }) {
  const { _id, email, mobile, sessions } = customer;
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const { showMessage, showError, toast } = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function act(call: typeof sendPasswordReset): Promise<void> {
    setBusy(true);
    const outcome = await dispatch(call(_id));
    setBusy(false);
    setAsking(false);
    if (!call.fulfilled.match(outcome)) return showError(outcome.payload?.message ?? '');
    showMessage(outcome.payload.message);
    if (call === signCustomerOut) await revalidate();
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
        <Dialog label={messages.signOutSure} onClose={() => setAsking(false)}>
          <div className={styles.form}>
            <p>{messages.signOutLead}</p>
            <div className={styles.buttons}>
              <Button busy={isBusy} onClick={() => void act(signCustomerOut)}>
                {messages.signOut}
              </Button>
              <Button kind="ghost" onClick={() => setAsking(false)}>
                {messages.keep}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
      {toast}
    </Panel>
  );
}
