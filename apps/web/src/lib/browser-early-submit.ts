/**
 * For forms that only scripts can send; GET forms with an `action` are left to the browser. `replaySubmit`
 * submits to the page's scripts; `submitNatively` is the fallback when they fail to load. Unlike a click, a
 * submit does not trigger hydration.
 */
export function captureEarlySubmit(): { replaySubmit: () => void; submitNatively: () => void } {
  let captured: SubmitEvent | undefined;
  const capture = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form.method === 'get' && form.hasAttribute('action')) return;
    event.preventDefault();
    captured = event;
  };
  document.addEventListener('submit', capture, true);
  const end = () => {
    document.removeEventListener('submit', capture, true);
    const form = captured?.target as HTMLFormElement | undefined;
    return form?.isConnected ? form : undefined;
  };
  return {
    replaySubmit() {
      end()?.requestSubmit(captured?.submitter);
      captured = undefined;
    },
    submitNatively: () => end()?.submit(),
  };
}
