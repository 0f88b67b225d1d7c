import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Toast } from '../toast.tsx';
import { useTimedFlag } from '../../lib/hooks.ts';
import { toastMessages as words } from '../../messages/en/ui-admin.ts';

const TOAST_DURATION_MS = 8000;

export type ShowMessage = (message: string, undo?: () => void) => void;

export function useToast(shownForMs = TOAST_DURATION_MS): {
  showMessage: ShowMessage;
  showError: (message: string) => void;
  toast: ReactNode;
} {
  const [toast, setToast] = useState<{ message: string; undo?: (() => void) | undefined }>();
  const [complaint, setComplaint] = useState<string>();
  const [isShown, show] = useTimedFlag(shownForMs);
  const showMessage = useCallback<ShowMessage>(
    (message, undo) => {
      setToast({ message, undo });
      setComplaint(undefined);
      show();
    },
    [show],
  );
  const undo = toast?.undo;
  return {
    showMessage,
    showError: setComplaint,
    toast: (
      <>
        <Toast
          tone="success"
          message={isShown && !complaint ? toast?.message : undefined}
          action={
            undo && (
              <Button
                size="compact"
                onClick={() => {
                  setToast(undefined);
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
