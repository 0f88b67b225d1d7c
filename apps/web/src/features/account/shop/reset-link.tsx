import { type ReactNode, useEffect, useState } from 'react';
import { accountMessages } from '../../../messages/en/account/forms.ts';
import { account } from '../../../messages/en/account/account.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { checkResetToken } from '../user.slice.ts';
import styles from './reset-link.module.css';

type ResetLinkProps = {
  token: string;
  children: ReactNode;
};

/** Checks a mailed link before a password is typed. A failed check leaves the decision to the form. */
export function ResetLink({ token, children }: ResetLinkProps) {
  const dispatch = useAppDispatch();
  const [isInvalid, setInvalid] = useState<boolean>();
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const failure = failureOf(await dispatch(checkResetToken(token)));
      if (isCurrent) setInvalid(failure?.fields?.['token'] !== undefined);
    };
    void check();
    return () => {
      isCurrent = false;
    };
  }, [dispatch, token]);

  if (isInvalid === undefined) return <FormSkeleton />;
  if (!isInvalid) return children;
  return (
    <div className={styles.column}>
      <ErrorPanel message={account.linkInvalid} />
      <ButtonLink block to={paths.forgetPassword()}>
        {account.newLink}
      </ButtonLink>
      <ButtonLink kind="ghost" block to={paths.login()}>
        {accountMessages.back}
      </ButtonLink>
    </div>
  );
}

function FormSkeleton() {
  return (
    <div className={styles.column}>
      <VisuallyHidden>
        <output>{account.linkChecking}</output>
      </VisuallyHidden>
      <Skeleton className={styles.field} />
      <Skeleton className={styles.field} />
      <Skeleton className={styles.button} />
      <Skeleton className={styles.button} />
    </div>
  );
}
