import { useState } from 'react';
import { checkoutWords } from '../../content/orders.ts';
import { askEmailProof } from '../../features/privacy/privacy.slice.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SuccessNote } from '../../ui/success-note.tsx';

export function ProofRefusal({ message }: { message: string }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function ask() {
    setBusy(true);
    setFailure(undefined);
    const outcome = await dispatch(askEmailProof());
    setBusy(false);
    if (askEmailProof.fulfilled.match(outcome))
      setSaid(`${outcome.payload.message} ${checkoutWords.proofThen}`);
    else setFailure(failureOf(outcome)?.message);
  }

  return (
    <>
      {!said && <ErrorPanel message={message} />}
      <SuccessNote>{said}</SuccessNote>
      {failure && <ErrorPanel message={failure} />}
      <Button kind="ghost" block busy={busy} onClick={() => void ask()}>
        {said ? checkoutWords.proofAgain : checkoutWords.proofAsk}
      </Button>
    </>
  );
}
