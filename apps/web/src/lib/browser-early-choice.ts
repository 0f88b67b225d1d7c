/** Selects and files. Returns a function that stops capturing and replays their change events. */
export function captureEarlyChoices(): () => void {
  const captured = new Set<HTMLElement>();
  const capture = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) captured.add(target);
  };
  document.addEventListener('change', capture, true);
  return () => {
    document.removeEventListener('change', capture, true);
    // Files may be set before this script runs. A select with its first option looks unchanged.
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
      if (input.files?.length) captured.add(input);
    }
    for (const choice of captured) {
      if (choice.isConnected) choice.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
}
