/** Links and forms need no scripts. Returns a function that stops capturing and replays the last click. */
export function captureEarlyClick(): () => void {
  let captured: HTMLElement | null = null;
  const capture = ({ target }: Event) => {
    if (target instanceof Element)
      captured = target.closest<HTMLElement>('button[type="button"]') ?? captured;
  };
  document.addEventListener('click', capture, true);
  return () => {
    document.removeEventListener('click', capture, true);
    if (captured?.isConnected) captured.click();
  };
}
