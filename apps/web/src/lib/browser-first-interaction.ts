/**
 * Calls `act` at the first of these events, or at once if the person has already used the page. Visitors who
 * leave at once load nothing more.
 */
export function onFirstInteraction(signs: readonly (keyof WindowEventMap)[], act: () => void): void {
  if (navigator.userActivation?.hasBeenActive) {
    act();
    return;
  }
  const once = () => {
    for (const sign of signs) window.removeEventListener(sign, once);
    act();
  };
  for (const sign of signs) window.addEventListener(sign, once, { passive: true });
}
