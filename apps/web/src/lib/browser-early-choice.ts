/**
 * Keeps what was chosen before the page was alive, in a list or as files: the browser shows it, and nothing that runs
 * later heard of it. Answers a function that ends this, and tells the page of each choice.
 */
export function keepEarlyChoices(): () => void {
  const kept = new Set<HTMLElement>();
  const keep = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) kept.add(target);
  };
  document.addEventListener('change', keep, true);
  return () => {
    document.removeEventListener('change', keep, true);
    // Files can be there since before this script ran; a list with its first option looks the same, chosen or not.
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
      if (input.files?.length) kept.add(input);
    }
    for (const choice of kept) {
      if (choice.isConnected) choice.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
}
