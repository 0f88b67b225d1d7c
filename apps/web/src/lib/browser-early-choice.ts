/**
 * Captures selects and files chosen before hydration. Returns a function that stops capturing and replays
 * their change events.
 */
export function keepEarlyChoices(): () => void {
  const kept = new Set<HTMLElement>();
  const keep = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) kept.add(target);
  };
  document.addEventListener('change', keep, true);
  return () => {
    document.removeEventListener('change', keep, true);
    // Files may be set before this script runs. A select with its first option looks unchanged.
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
      if (input.files?.length) kept.add(input);
    }
    for (const choice of kept) {
      if (choice.isConnected) choice.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
}
