import type { CustomerCard } from '@e-store/shared/customers/customer';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { customerWords as words } from '../../content/dash-people.ts';
import { Panel } from '../../features/admin/components/panel.tsx';
import styles from '../../features/admin/components/people.module.css';
import { mailReset, signCustomerOut } from '../../features/admin/people/customer-card.slice.ts';
import { useSaid } from '../../features/admin/use-said.tsx';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export function AccountPanel({ customer }: { customer: CustomerCard }) {
  const { _id, email, mobile, sessions } = customer;
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const { say, complain, said } = useSaid();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function act(call: typeof mailReset): Promise<void> {
    setBusy(true);
    const outcome = await dispatch(call(_id));
    setBusy(false);
    setAsking(false);
    if (!call.fulfilled.match(outcome)) return complain(outcome.payload?.message ?? '');
    say(outcome.payload.message);
    if (call === signCustomerOut) await revalidate();
  }

  return (
    <Panel title={words.account}>
      <div className={styles.form}>
        <div className={styles.stack}>
          <a href={`mailto:${email}`} className={styles.words}>
            {email}
          </a>
          <a href={`tel:+91${mobile}`}>{mobile}</a>
          <p className={styles.quiet}>{words.signedIn(sessions)}</p>
        </div>
        <div className={styles.buttons}>
          <Button kind="ghost" size="compact" busy={isBusy} onClick={() => void act(mailReset)}>
            {words.sendReset}
          </Button>
          {sessions > 0 && (
            <Button kind="ghost" size="compact" busy={isBusy} onClick={() => setAsking(true)}>
              {words.signOut}
            </Button>
          )}
        </div>
        <TextLink to={paths.audit({ kind: 'customer', id: _id })}>{words.trail}</TextLink>
      </div>
      {isAsking && (
        <Dialog label={words.signOutSure} onClose={() => setAsking(false)}>
          <div className={styles.form}>
            <p>{words.signOutLead}</p>
            <div className={styles.buttons}>
              <Button busy={isBusy} onClick={() => void act(signCustomerOut)}>
                {words.signOut}
              </Button>
              <Button kind="ghost" onClick={() => setAsking(false)}>
                {words.keep}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
      {said}
    </Panel>
  );
}
