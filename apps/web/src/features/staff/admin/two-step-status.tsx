import type { SecondFactorState } from '@e-store/shared/account/second-factor';
import { twoStepMessages as words } from '../../../messages/en/staff/two-step.ts';
import { failureOf } from '../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { Panel } from '../../../ui/panel.tsx';
import { CodeForm } from './two-step-code-form.tsx';
import { endTwoStep, createRecoveryCodes } from './second-factor.slice.ts';
import styles from './two-step.module.css';

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
