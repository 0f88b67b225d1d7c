import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { twoStepWords as words } from '../../content/dash-two-step.ts';
import { dashTitle } from '../../content/page-title.ts';
import { selectUser } from '../../features/account/user.slice.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { ListState } from '../../features/admin/components/list-state.tsx';
import { Panel } from '../../features/admin/components/panel.tsx';
import { setUpShown } from '../../features/admin/confirmation.slice.ts';
import { firstPath } from '../../features/admin/dash-links.ts';
import { RecoveryCodes } from '../../features/admin/two-step/recovery-codes.tsx';
import { secondFactor } from '../../features/admin/two-step/second-factor.slice.ts';
import { SetUpTwoStep } from '../../features/admin/two-step/set-up-two-step.tsx';
import { TwoStepOn } from '../../features/admin/two-step/two-step-on.tsx';
import styles from '../../features/admin/two-step/two-step.module.css';
import { useSaid } from '../../features/admin/use-said.tsx';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useNextPath } from '../../lib/use-next-path.ts';
import { TextLink } from '../../ui/text-link.tsx';

export function Component() {
  const dispatch = useAppDispatch();
  const state = useSelector(secondFactor.select);
  const error = useSelector(secondFactor.selectError);
  const user = useSelector(selectUser);
  const afterwards = useNextPath(user ? firstPath(user.role) : paths.dashboard());
  const [codes, setCodes] = useState<readonly string[]>();
  const { say, said } = useSaid();
  const since = state?.since;
  useEffect(() => {
    dispatch(setUpShown());
  }, [dispatch]);
  return (
    <>
      <title>{dashTitle(words.title)}</title>
      <DashHead title={words.title}>
        {since && !codes && <TextLink to={afterwards}>{words.goOn}</TextLink>}
      </DashHead>
      <ListState count={state ? 1 : undefined} loading={words.loading} failure={error?.message} empty="">
        <div className={styles.parts}>
          {codes ? (
            <RecoveryCodes
              codes={codes}
              onKept={() => void dispatch(secondFactor.fetch()).then(() => setCodes(undefined))}
            />
          ) : state?.policy === 'off' ? (
            <Panel>
              <p>{words.off}</p>
            </Panel>
          ) : state && since ? (
            <TwoStepOn since={since} state={state} onCodes={setCodes} onEnded={() => say(words.isOffNow)} />
          ) : (
            <SetUpTwoStep isRequired={state?.policy === 'required'} onStarted={setCodes} />
          )}
        </div>
      </ListState>
      {said}
    </>
  );
}
