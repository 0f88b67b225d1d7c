/** Call before forms apply their default values. */
export function findEarlyTicks(): HTMLInputElement[] {
  const marks = document.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]');
  return [...marks].filter(
    (mark) => mark.checked !== mark.hasAttribute('checked') && (mark.checked || mark.type === 'checkbox'),
  );
}

/** Repeated calls do nothing. */
export function replayTicks(early: HTMLInputElement[]): void {
  for (const mark of early.splice(0)) {
    if (!mark.isConnected || mark.disabled) continue;
    mark.checked = !mark.checked;
    mark.click();
  }
}
