import { useSelector } from 'react-redux';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import { useState } from 'react';
import { indiaDay } from '@e-store/shared/india-day';
import type { User } from '@e-store/shared/account/user';
import type { Privacy } from '@e-store/shared/privacy/endpoints';
import { yourData as messages } from '../../../messages/en/privacy.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import { selectUser } from '../../../features/account/user.slice.ts';
import { ConsentSection } from '../../../features/privacy/shop/consent-section.tsx';
import { NomineeSection } from '../../../features/privacy/shop/nominee-section.tsx';
import { ProofSection } from '../../../features/privacy/shop/proof-section.tsx';
import { Section } from '../../../features/privacy/shop/section.tsx';
import {
  selectPrivacy,
  selectPrivacyError,
  exportData,
  eraseAccount,
} from '../../../features/privacy/privacy.slice.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { HiddenStatus } from '../../../ui/visually-hidden.tsx';
import { downloadText } from '../../../lib/browser-actions.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import styles from './your-data-page.module.css';
import sectionStyles from '../../../features/privacy/shop/section.module.css';

/** All rights over personal data (DPDP Act, s. 11 to 14). */
export function Component() {
  return (
    <AccountFrame here="yourData" title={messages.title}>
      <h1>{messages.title}</h1>
      <p className={styles.lead}>
        {messages.lead} <TextLink to={paths.privacy()}>{messages.notice}</TextLink>
      </p>
      <Sections />
    </AccountFrame>
  );
}

function Sections() {
  const user = useSelector(selectUser);
  const privacy = useSelector(selectPrivacy);
  const error = useSelector(selectPrivacyError);
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const onErased = () => void navigate(paths.accountErased(), { replace: true, state: { isErased: true } });
  const [before, officer, after] = messages.complain.lead;
  if (error) return <ErrorPanel message={error.message} onRetry={() => void revalidate()} />;
  if (!privacy || !user)
    return (
      <>
        <HiddenStatus>{messages.loading}</HiddenStatus>
        <Skeleton className={styles.block} />
        <Skeleton className={styles.block} />
      </>
    );
  const token = search.get('proof');
  const proof = <ProofSection email={user.email} isProven={privacy.isEmailProven} token={token} />;
  return (
    <>
      {token !== null && proof}
      <ExportSection />
      {token === null && proof}
      <ConsentSection privacy={privacy} />
      <NomineeSection nominee={privacy.nominee} />
      <Section title={messages.complain.title}>
        <p>
          {before}
          <TextLink to={`${paths.contact()}#grievance`}>{officer}</TextLink>
          {after}
        </p>
      </Section>
      <EraseSection user={user} openOrders={privacy.openOrders} onErased={onErased} />
    </>
  );
}

const words = messages.export;

function ExportSection() {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [successMessage, setSuccessMessage] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function save() {
    setBusy(true);
    setSuccessMessage(undefined);
    const outcome = await dispatch(exportData());
    setBusy(false);
    const refused = failureOf(outcome);
    setFailure(refused?.message);
    if (refused) return;
    const text = JSON.stringify(outcome.payload, null, 2);
    downloadText(words.filename(indiaDay(new Date())), text, 'application/json;charset=utf-8');
    setSuccessMessage(words.done);
  }

  return (
    <Section title={words.title} lead={words.lead} successMessage={successMessage} failure={failure}>
      <Button busy={busy} onClick={() => void save()}>
        {words.action}
      </Button>
      <TextLink strong to={paths.editProfile()}>
        {words.correctData}
      </TextLink>
    </Section>
  );
}

type EraseSectionProps = { user: User; openOrders: Privacy['openOrders']; onErased: () => void };

const eraseMessages = messages.erase;

/** Before asking for the password, says what is deleted, what stays and what blocks it. */
function EraseSection({ user, openOrders, onErased }: EraseSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const isStaff = user.role !== 'Customer';
  return (
    <Section title={eraseMessages.title} lead={eraseMessages.lead}>
      <h3 className={sectionStyles.name}>{eraseMessages.goes}</h3>
      <ul className={sectionStyles.list}>
        {eraseMessages.going.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <h3 className={sectionStyles.name}>{eraseMessages.stays}</h3>
      <ul className={sectionStyles.list}>
        {eraseMessages.staying.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>{eraseMessages.mail(user.email)}</p>
      {isStaff && <p>{eraseMessages.staff}</p>}
      {openOrders.length > 0 && (
        <div className={sectionStyles.stack}>
          <p>{eraseMessages.open}</p>
          <ul className={sectionStyles.list}>
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
          {eraseMessages.begin}
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
    send: (typed) => dispatch(eraseAccount(typed)),
    onSent: onErased,
  });
  return (
    <Dialog label={eraseMessages.sure} onClose={onClose}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={sectionStyles.form}>
        <p>{eraseMessages.lead}</p>
        {/* Tells password managers the account. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...field('password')}
          label={eraseMessages.password}
          hint={eraseMessages.passwordHint}
          autoComplete="current-password"
        />
        <div className={sectionStyles.buttons}>
          <SubmitButton busy={busy}>{eraseMessages.confirm}</SubmitButton>
          <Button kind="ghost" onClick={onClose}>
            {eraseMessages.keep}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
