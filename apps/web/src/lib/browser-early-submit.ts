/**
 * Captures a form submitted before hydration that only scripts can send; otherwise the typed text would be
 * lost. Forms with GET and an `action` are left to the browser. `replaySubmit` submits to the page's scripts;
 * `submitNatively` is the fallback when they fail to load. Unlike a click, a submit does not trigger
 * hydration.
 */
export function keepEarlySubmit(): { sendAgain: () => void; sendAlone: () => void } {
  let kept: SubmitEvent | undefined;
  const keep = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.method === 'get' && form.hasAttribute('action')) return;
    event.preventDefault();
    kept = event;
  };
  document.addEventListener('submit', keep, true);
  const end = () => {
    document.removeEventListener('submit', keep, true);
    const form = kept?.target as HTMLFormElement | undefined;
    return form?.isConnected ? form : undefined;
  };
  return {
    sendAgain() {
      end()?.requestSubmit(kept?.submitter);
      kept = undefined;
    },
    sendAlone: () => end()?.submit(),
  };
}
