import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Toast } from '../../ui/toast.tsx';
import { useShownFor } from '../../ui/use-shown-for.ts';
import { productListWords as words } from '../../content/dash-products.ts';

const SAID_FOR_MS = 8000;

export type Say = (message: string, undo?: () => void) => void;

/** Toasts for the result of an action, with an optional undo, and for failures. */
export function useSaid(shownForMs = SAID_FOR_MS): {
  say: Say;
  complain: (message: string) => void;
  said: ReactNode;
} {
  const [said, setSaid] = useState<{ message: string; undo?: (() => void) | undefined }>();
  const [complaint, setComplaint] = useState<string>();
  const [isShown, show] = useShownFor(shownForMs);
  const say = useCallback<Say>(
    (message, undo) => {
      setSaid({ message, undo });
      setComplaint(undefined);
      show();
    },
    [show],
  );
  const undo = said?.undo;
  return {
    say,
    complain: setComplaint,
    said: (
      <>
        <Toast
          tone="success"
          message={isShown && !complaint ? said?.message : undefined}
          action={
            undo && (
              <Button
                size="compact"
                onClick={() => {
                  setSaid(undefined);
                  undo();
                }}
              >
                {words.undo}
              </Button>
            )
          }
        />
        {complaint && <Toast tone="error" message={complaint} onClose={() => setComplaint(undefined)} />}
      </>
    ),
  };
}
