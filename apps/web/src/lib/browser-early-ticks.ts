/**
 * The boxes and options that were ticked before the page was alive: the browser shows them, and nothing that runs later
 * heard of it. To be asked before forms put in what they begin with.
 */
export function findEarlyTicks(): HTMLInputElement[] {
  const marks = document.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]');
  return [...marks].filter(
    (mark) => mark.checked !== mark.hasAttribute('checked') && (mark.checked || mark.type === 'checkbox'),
  );
}

/** Ticks them again, now that somebody listens; once, however often it is called. */
export function tickAgain(early: HTMLInputElement[]): void {
  for (const mark of early.splice(0)) {
    if (!mark.isConnected || mark.disabled) continue;
    mark.checked = !mark.checked;
    mark.click();
  }
}
