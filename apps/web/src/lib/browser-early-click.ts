/**
 * Keeps the last click on a button that came before the page was alive: links and forms work without scripts, buttons
 * do not. Answers a function that ends this, and clicks it again.
 */
export function keepEarlyClick(): () => void {
  let kept: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    if (target instanceof Element) kept = target.closest<HTMLElement>('button[type="button"]') ?? kept;
  };
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    if (kept?.isConnected) kept.click();
  };
}
