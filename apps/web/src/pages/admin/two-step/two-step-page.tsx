import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { twoStepMessages as messages } from '../../../messages/en/staff/two-step.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { selectUser } from '../../../features/account/user.slice.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListState } from '../../../ui/admin/list-state.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { setUpShown } from '../../../features/staff/admin/confirmation.slice.ts';
import { firstPermittedPath } from '../../../features/staff/admin/admin-menu-entries.ts';
import { RecoveryCodes } from '../../../features/staff/admin/recovery-codes.tsx';
import { secondFactor } from '../../../features/staff/admin/second-factor.slice.ts';
import { SetUpTwoStep } from '../../../features/staff/admin/set-up-two-step.tsx';
import { TwoStepStatus } from '../../../features/staff/admin/two-step-status.tsx';
import styles from '../../../features/staff/admin/two-step.module.css';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { useNextPath } from '../../../lib/next-path.ts';
import { TextLink } from '../../../ui/text-link.tsx';

export function Component() {
  const dispatch = useAppDispatch();
  const state = useSelector(secondFactor.select);
  const error = useSelector(secondFactor.selectError);
  const user = useSelector(selectUser);
  const afterwards = useNextPath(user ? firstPermittedPath(user.role) : paths.dashboard());
  const [codes, setCodes] = useState<readonly string[]>();
  const { showMessage, toast } = useToast();
  const since = state?.since;
  useEffect(() => {
    dispatch(setUpShown());
  }, [dispatch]);
  return (
    <>
      <title>{adminTitle(messages.title)}</title>
      <AdminPageHeader title={messages.title}>
        {since && !codes && <TextLink to={afterwards}>{messages.goOn}</TextLink>}
      </AdminPageHeader>
      <ListState count={state ? 1 : undefined} loading={messages.loading} failure={error?.message} empty="">
        <div className={styles.parts}>
          {codes ? (
            <RecoveryCodes
              codes={codes}
              onSaved={() => void dispatch(secondFactor.fetch()).then(() => setCodes(undefined))}
            />
          ) : state?.policy === 'off' ? (
            <Panel>
              <p>{messages.off}</p>
            </Panel>
          ) : state && since ? (
            <TwoStepStatus
              since={since}
              state={state}
              onCodes={setCodes}
              onEnded={() => showMessage(messages.isOffNow)}
            />
          ) : (
            <SetUpTwoStep isRequired={state?.policy === 'required'} onStarted={setCodes} />
          )}
        </div>
      </ListState>
      {toast}
    </>
  );
}
