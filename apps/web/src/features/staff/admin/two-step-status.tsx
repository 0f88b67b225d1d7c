import type { SecondFactorState } from '@e-store/shared/account/second-factor';
import { twoStepMessages as words } from '../../../messages/en/staff/two-step.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { Panel } from '../../../ui/admin/panel.tsx';
import { endTwoStep, createRecoveryCodes } from './second-factor.slice.ts';
import styles from './two-step.module.css';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';

const loadCheck = async () =>
  checkBy((await import('@e-store/shared/account/second-factor')).SecondFactorCode);

type CodeFormProps = {
  title: string;
  lead: string;
  send: (code: string) => Promise<ApiFailure | undefined>;
};

function CodeForm({ title, lead, send }: CodeFormProps) {
  const { form, field, busy, failure, onSubmit } = useCheckedForm<{ code: string }>({
    loadCheck,
    defaultValues: { code: '' },
    async send({ code }) {
      const refused = await send(code);
      if (!refused) form.reset();
      return refused;
    },
  });
  return (
    <Panel title={title}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <p className={styles.quiet}>{lead}</p>
        <Field {...field('code')} label={words.anyCode} autoComplete="one-time-code" />
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

export function TwoStepStatus({ since, state, onCodes, onEnded }: TwoStepStatusProps) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Panel>
        <div className={styles.text}>
          <p>{words.isOn(formatMoment(since))}</p>
          <p>{words.left(state.recoveryCodesLeft)}</p>
        </div>
      </Panel>
      <CodeForm
        title={words.newCodes}
        lead={words.newCodesLead}
        send={async (code) => {
          const outcome = await dispatch(createRecoveryCodes({ code }));
          if (createRecoveryCodes.fulfilled.match(outcome)) onCodes(outcome.payload.recoveryCodes);
          return failureOf(outcome);
        }}
      />
      <CodeForm
        title={words.turnOff}
        lead={words.turnOffLead}
        send={async (code) => {
          const refused = failureOf(await dispatch(endTwoStep({ code })));
          if (!refused) onEnded();
          return refused;
        }}
      />
    </>
  );
}
