import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { twoStepMessages as messages } from '../../content/dash-two-step.ts';
import { adminTitle } from '../../content/page-title.ts';
import { selectUser } from '../../features/account/user.slice.ts';
import { AdminPageHeader } from '../../features/admin/components/admin-page-header.tsx';
import { ListState } from '../../features/admin/components/list-state.tsx';
import { Panel } from '../../features/admin/components/panel.tsx';
import { setUpShown } from '../../features/admin/confirmation.slice.ts';
import { firstPermittedPath } from '../../features/admin/admin-menu-entries.ts';
import { RecoveryCodes } from '../../features/admin/two-step/recovery-codes.tsx';
import { secondFactor } from '../../features/admin/two-step/second-factor.slice.ts';
import { SetUpTwoStep } from '../../features/admin/two-step/set-up-two-step.tsx';
import { TwoStepStatus } from '../../features/admin/two-step/two-step-status.tsx';
import styles from '../../features/admin/two-step/two-step.module.css';
import { useToast } from '../../features/admin/use-toast.tsx';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useNextPath } from '../../lib/use-next-path.ts';
import { TextLink } from '../../ui/text-link.tsx';

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
