import { useEffect, useState, useRef } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '@e-store/shared/web-paths';
import type { SecondFactorState } from '@e-store/shared/account/second-factor';
import { formatMoment } from '@e-store/shared/format-day';
import { twoStepMessages as messages } from '../../../messages/en/staff/two-step.ts';
import { selectUser } from '../../../features/account/user.slice.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListState } from '../../../ui/admin/list-state.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { setUpShown } from '../../../features/staff/admin/confirmation.slice.ts';
import { firstPermittedPath } from '../../../features/staff/admin/admin-menu-entries.ts';
import {
  secondFactor,
  endTwoStep,
  createRecoveryCodes,
} from '../../../features/staff/admin/second-factor.slice.ts';
import { SetUpTwoStep } from '../../../features/staff/admin/set-up-two-step.tsx';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useNextPath } from '../../../lib/next-path.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { downloadText } from '../../../lib/browser-actions.ts';
import { Button } from '../../../ui/button.tsx';
import { checkBy, type Sent, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import styles from '../../../features/staff/admin/two-step.module.css';

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

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => void };

/** Codes are shown only once. */
function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <Panel title={messages.codesTitle}>
      <div ref={list} tabIndex={-1} className={styles.step}>
        <p>{messages.codesLead}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code} className={styles.code}>
              {code}
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button
            kind="ghost"
            onClick={() =>
              downloadText(messages.filename, `${codes.join('\n')}\n`, 'text/plain;charset=utf-8')
            }
          >
            {messages.save}
          </Button>
          <Button onClick={onSaved}>{messages.savedCodes}</Button>
        </div>
      </div>
    </Panel>
  );
}

const loadCheck = async () =>
  checkBy((await import('@e-store/shared/account/second-factor')).SecondFactorCode);

type CodeFormProps = {
  title: string;
  lead: string;
  send: (code: string) => Promise<Sent>;
  onSent?: () => void;
};

function CodeForm({ title, lead, send, onSent }: CodeFormProps) {
  const { form, field, busy, failure, onSubmit } = useCheckedForm<{ code: string }>({
    loadCheck,
    defaultValues: { code: '' },
    send: ({ code }) => send(code),
    onSent: () => {
      form.reset();
      onSent?.();
    },
  });
  return (
    <Panel title={title}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <p className={styles.quiet}>{lead}</p>
        <Field {...field('code')} label={messages.anyCode} autoComplete="one-time-code" />
        <SubmitButton busy={busy}>{title}</SubmitButton>
      </Form>
    </Panel>
  );
}

type TwoStepStatusProps = {
  since: string;
  state: SecondFactorState;
  onCodes: (recoveryCodes: string[]) => void;
  onEnded: () => void;
};

function TwoStepStatus({ since, state, onCodes, onEnded }: TwoStepStatusProps) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Panel>
        <div className={styles.text}>
          <p>{messages.isOn(formatMoment(since))}</p>
          <p>{messages.left(state.recoveryCodesLeft)}</p>
        </div>
      </Panel>
      <CodeForm
        title={messages.newCodes}
        lead={messages.newCodesLead}
        send={async (code) => {
          const outcome = await dispatch(createRecoveryCodes({ code }));
          if (createRecoveryCodes.fulfilled.match(outcome)) onCodes(outcome.payload.recoveryCodes);
          return outcome;
        }}
      />
      <CodeForm
        title={messages.turnOff}
        lead={messages.turnOffLead}
        send={(code) => dispatch(endTwoStep({ code }))}
        onSent={onEnded}
      />
    </>
  );
}
