/**
 * Captures the last click on a button before hydration; links and forms work without scripts. Returns a
 * function that stops capturing and replays the click.
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
