/**
 * Holds a form that was sent before the page was alive and that only the page's scripts can send: the browser alone
 * would post it to a page that takes none, and what was typed would be lost. Forms that read have an `action`, and are
 * left to the browser. Answers two functions that end this: `sendAgain` sends the form to the page's scripts, `sendAlone`
 * leaves it to the browser after all, when there are none. Unlike a press, a form that is sent does not make React
 * hydrate what it meets.
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
  /** The kept form if it is still on the page; listens no more. */
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
