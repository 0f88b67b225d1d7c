import { useState } from 'react';
import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import { requestEmailVerification } from '../../../features/privacy/privacy.slice.ts';
import { failureOf } from '../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';

export function ProofRefusal({ message }: { message: string }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [success, setSuccess] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function ask() {
    setBusy(true);
    setFailure(undefined);
    const outcome = await dispatch(requestEmailVerification());
    setBusy(false);
    if (requestEmailVerification.fulfilled.match(outcome))
      setSuccess(`${outcome.payload.message} ${checkoutMessages.proofThen}`);
    else setFailure(failureOf(outcome)?.message);
  }

  return (
    <>
      {!success && <ErrorPanel message={message} />}
      <SuccessNote>{success}</SuccessNote>
      {failure && <ErrorPanel message={failure} />}
      <Button kind="ghost" block busy={busy} onClick={() => void ask()}>
        {success ? checkoutMessages.proofAgain : checkoutMessages.proofAsk}
      </Button>
    </>
  );
}
